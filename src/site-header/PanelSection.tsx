import { CUSTOMER_SPOTLIGHT_STORIES_COUNT } from '../constants.ts';
import type { Section } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/header-texts.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LinkScopeProvider, useLinkScope } from '../parts/link-scope.ts';
import { SiteLink } from '../parts/SiteLink.tsx';
import { Image, LinkList } from './Blocks.tsx';

interface PartProps {
  readonly section: Section;
  readonly texts: HeaderTexts;
}

function Heading({ section, texts }: PartProps) {
  const { title, url, emojis = [] } = section;
  const mark = section.new && <span className="new">{texts.new}</span>;
  const icons = emojis.length > 0 && (
    <span className="emojis" aria-hidden="true">
      {emojis.join(' ')}
    </span>
  );
  return url ? (
    <SiteLink url={url} title={title} className="section-title">
      {icons}
      {title}
      {mark}
      <Icon name="arrow" />
    </SiteLink>
  ) : (
    <p className="section-title">
      {icons}
      {title}
      {mark}
    </p>
  );
}

function Groups({ section, texts }: PartProps) {
  const groups = section.items?.filter(({ title, links }) => title || links.length > 0);
  return groups?.map(({ title, url, links }, index) => (
    <div key={index} className="group">
      {title &&
        (url ? <SiteLink url={url} title={title} className="group-title" /> : <p className="group-title">{title}</p>)}
      <LinkList links={links} texts={texts} />
    </div>
  ));
}

/** Properties: names with a description, linked where they have an address (§3). */
function Properties({ section, texts }: PartProps) {
  const links = section.properties?.flatMap(({ name, url, description }) =>
    url ? [{ title: name, url, description }] : [],
  );
  const names = section.properties?.filter(({ url }) => !url) ?? [];
  return (
    <>
      {links && <LinkList links={links} texts={texts} />}
      {names.map(({ name, description }, index) => (
        <p key={index} className="property">
          <span className="link-title">{name}</span>
          {description && <span className="link-description">{description}</span>}
        </p>
      ))}
    </>
  );
}

function Stories({ section }: Pick<PartProps, 'section'>) {
  const stories = section.customers?.slice(0, CUSTOMER_SPOTLIGHT_STORIES_COUNT) ?? [];
  if (stories.length === 0) return null;
  return (
    <ul className="stories">
      {stories.map(({ name, description, cta, image }, index) => (
        <li key={index} className="story">
          {image && <Image image={image} className="story-image" />}
          <p className="story-name">{name}</p>
          {description && <p className="story-description">{description}</p>}
          {cta && (
            <SiteLink url={cta.url} title={`${cta.title}: ${name}`} className="more">
              {cta.title}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Callout({ callout }: { readonly callout: Exclude<Section['calloutA'], boolean | undefined> }) {
  const { title, description, cta } = callout;
  if (!title && !description && !cta) return null;
  return (
    <div className="callout">
      {title && <p className="section-title">{title}</p>}
      {description && <p className="section-description">{description}</p>}
      {cta && <Button {...cta} size={cta.size ?? 'small'} />}
    </div>
  );
}

/** One section of a panel with everything that §3 lets it hold; what is not there leaves no empty box. */
export function PanelSection({ section, texts }: PartProps) {
  const scope = useLinkScope();
  const {
    title,
    description,
    style_type,
    background_style,
    card_padding,
    calloutA,
    image,
    reports = [],
    references = [],
  } = section;
  return (
    <LinkScopeProvider value={{ ...scope, path: [...scope.path, title] }}>
      <div
        className="section"
        data-style={style_type}
        data-background={background_style}
        data-padding={card_padding}
        data-callout={calloutA === true || undefined}
      >
        <Heading section={section} texts={texts} />
        {description && <p className="section-description">{description}</p>}
        {image && <Image image={image} className="block-image" />}
        <LinkList links={section.links ?? []} texts={texts} />
        <Groups section={section} texts={texts} />
        <Properties section={section} texts={texts} />
        <Stories section={section} />
        {reports.map((report, index) => (
          <div key={index} className="report">
            <p className="link-title">{report.title}</p>
            {report.cta && (
              <SiteLink url={report.cta.url} title={`${report.cta.title}: ${report.title}`} className="more">
                {report.cta.title}
              </SiteLink>
            )}
          </div>
        ))}
        {typeof calloutA === 'object' && <Callout callout={calloutA} />}
        <LinkList links={references} texts={texts} />
      </div>
    </LinkScopeProvider>
  );
}
