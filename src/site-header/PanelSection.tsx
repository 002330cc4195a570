import { CUSTOMER_SPOTLIGHT_STORIES_COUNT } from '../constants.ts';
import type { Cta, Section } from '../core/config/navigation.ts';
import { withoutPrototype } from '../core/config/without-prototype.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { Button, CtaLink } from '../parts/Button.tsx';
import { Flex } from '../parts/Flex.tsx';
import { LinkScopeProvider, useLinkScope } from '../parts/link-scope.ts';
import { Image, LinkList, Title } from './Blocks.tsx';
import { TitleText } from './LinkText.tsx';

interface PartProps {
  readonly section: Section;
  readonly texts: HeaderTexts;
}

function Heading({ section, texts }: PartProps) {
  const { title, url, target, emojis = [] } = section;
  return (
    <Title title={title} url={url} target={target} source={section} className="section-title">
      {emojis.length > 0 && <span aria-hidden="true">{emojis.join(' ')}</span>}
      <TitleText title={title} mark={section.new && texts.new} />
    </Title>
  );
}

function Groups({ section, texts }: PartProps) {
  const groups = section.items?.filter(({ title, links }) => title || links.length > 0);
  return groups?.map((group, index) => (
    <Flex key={index} direction="column" gap="xs" className="group">
      {group.title && <Title title={group.title} url={group.url} source={group} className="group-title" />}
      <LinkList links={group.links} texts={texts} />
    </Flex>
  ));
}

/** Properties: names with a description, linked where they have an address (§3). */
function Properties({ section, texts }: PartProps) {
  const links = section.properties?.flatMap((property) => {
    const { name, url, ...rest } = property;
    return url ? [withoutPrototype({ ...rest, title: name, url, source: property })] : [];
  });
  const names = section.properties?.filter(({ url }) => !url) ?? [];
  return (
    <>
      {links && <LinkList links={links} texts={texts} />}
      {names.map(({ name, key, description }, index) => (
        <p key={index} className="property" data-key={key}>
          <span className="link-title">{name}</span>
          {description && <span className="link-description">{description}</span>}
        </p>
      ))}
    </>
  );
}

/**
 * Leads on to what the title names; the button alone would say the same everywhere. A plain link of the text, unless the
 * data says how the button looks.
 */
function More({ cta, about }: { readonly cta: Cta | undefined; readonly about: string }) {
  if (!cta) return null;
  const { url, variant, size, full_width, disabled } = cta;
  const title = `${cta.title}: ${about}`;
  const text = (
    <>
      {cta.title}
      <span className="visually-hidden">{`: ${about}`}</span>
    </>
  );
  if (variant || size || full_width) {
    return (
      <Button variant="tertiary" size="small" {...cta} title={title} source={cta}>
        {text}
      </Button>
    );
  }
  return (
    <CtaLink url={url} title={title} source={cta} disabled={disabled} className="more">
      {text}
    </CtaLink>
  );
}

function Stories({ section }: Pick<PartProps, 'section'>) {
  const stories = section.customers?.slice(0, CUSTOMER_SPOTLIGHT_STORIES_COUNT) ?? [];
  if (stories.length === 0) return null;
  return (
    <ul className="stories">
      {stories.map(({ name, description, cta, image }, index) => (
        <Flex as="li" key={index} gap="md" className="story">
          {image && <Image image={image} className="story-image" />}
          <Flex direction="column">
            <p className="story-name">{name}</p>
            {description && <p className="story-description">{description}</p>}
            <More cta={cta} about={name} />
          </Flex>
        </Flex>
      ))}
    </ul>
  );
}

function Callout({ callout }: { readonly callout: Exclude<Section['calloutA'], boolean | undefined> }) {
  const { title, description, cta } = callout;
  if (!title && !description && !cta) return null;
  return (
    <Flex direction="column" gap="sm" className="callout">
      {title && <p className="section-title">{title}</p>}
      {description && <p className="section-description">{description}</p>}
      {cta && <Button {...cta} source={cta} size={cta.size ?? 'small'} />}
    </Flex>
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
      <Flex
        direction="column"
        gap="sm"
        className={calloutA === true ? 'section callout' : 'section'}
        data-style={style_type}
        data-background={background_style}
        data-padding={card_padding}
      >
        <Heading section={section} texts={texts} />
        {description && <p className="section-description">{description}</p>}
        {image && <Image image={image} className="block-image" />}
        <LinkList links={section.links ?? []} texts={texts} />
        <Groups section={section} texts={texts} />
        <Properties section={section} texts={texts} />
        <Stories section={section} />
        {reports.map((report, index) => (
          <Flex key={index} direction="column" className="report">
            <p className="link-title">{report.title}</p>
            <More cta={report.cta} about={report.title} />
          </Flex>
        ))}
        {typeof calloutA === 'object' && <Callout callout={calloutA} />}
        <LinkList links={references} texts={texts} className="references" />
      </Flex>
    </LinkScopeProvider>
  );
}
