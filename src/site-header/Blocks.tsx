import type { Block, Card, Image as ImageData, Link } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/header-texts.ts';
import { Button } from '../parts/Button.tsx';
import { RichText } from '../parts/RichText.tsx';
import { SiteLink } from '../parts/SiteLink.tsx';

/** An image that loads when it is seen; closed panels cost no requests. */
export function Image({ image, className }: { readonly image: ImageData; readonly className?: string }) {
  const { src, alt, width, height } = image;
  return (
    <img className={className} src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  );
}

/** Links below each other, each with its description and its mark for what is new. */
export function LinkList({ links, texts }: { readonly links: readonly Link[]; readonly texts: HeaderTexts }) {
  if (links.length === 0) return null;
  return (
    <ul className="links">
      {links.map((link, index) => (
        <li key={index}>
          <SiteLink url={link.url} title={link.title} target={link.target} className="link">
            <span className="link-title">
              {link.title}
              {link.new && <span className="new">{texts.new}</span>}
            </span>
            {link.description && <span className="link-description">{link.description}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** True if a card has anything to show besides an address. */
export function hasContent({ image, title, paragraph, ctas }: Card): boolean {
  return Boolean(image || title || paragraph || ctas?.length);
}

/** A card: image, title, paragraph, calls to action (§3). Nothing, if it has none of them. */
export function CardBlock({ card }: { readonly card: Card }) {
  const { title, image, paragraph, ctas = [], url, background_style, card_padding } = card;
  if (!hasContent(card)) return null;
  return (
    <div className="card" data-background={background_style} data-padding={card_padding}>
      {image && <Image image={image} className="card-image" />}
      {title &&
        (url ? <SiteLink url={url} title={title} className="card-title" /> : <p className="card-title">{title}</p>)}
      {paragraph && <RichText html={paragraph} />}
      <Ctas ctas={ctas} />
    </div>
  );
}

function Ctas({ ctas }: { readonly ctas: NonNullable<Card['ctas']> }) {
  if (ctas.length === 0) return null;
  return (
    <div className="ctas">
      {ctas.map((cta, index) => (
        <Button key={index} {...cta} />
      ))}
    </div>
  );
}

function BlockView({ block, texts }: { readonly block: Block; readonly texts: HeaderTexts }) {
  switch (block.type) {
    case 'image':
      return <Image image={block} className="block-image" />;
    case 'title':
      return block.url ? (
        <SiteLink url={block.url} title={block.title} className="section-title" />
      ) : (
        <p className="section-title">{block.title}</p>
      );
    case 'paragraph':
      return <RichText html={block.html} />;
    case 'sublinks':
      return <LinkList links={block.links} texts={texts} />;
    case 'cta_group':
      return <Ctas ctas={block.ctas} />;
    case 'divider':
      return <hr className="divider" />;
    case 'card':
      return <CardBlock card={block} />;
    default:
      return block satisfies never;
  }
}

/** The blocks of a column, or of what stands below the columns (§3). */
export function Blocks({ blocks, texts }: { readonly blocks: readonly Block[]; readonly texts: HeaderTexts }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} texts={texts} />);
}
