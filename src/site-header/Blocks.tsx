import { type ReactNode, useState } from 'react';
import type { Block, Card, Image as ImageData, Link } from '../core/config/navigation.ts';
import type { HeaderTexts } from '../core/locale/text-types.ts';
import { Button } from '../parts/Button.tsx';
import { Flex } from '../parts/Flex.tsx';
import { Icon } from '../parts/Icon.tsx';
import { RichText } from '../parts/RichText.tsx';
import { SiteLink } from '../parts/SiteLink.tsx';
import { LinkText } from './LinkText.tsx';

/** An image that loads when it is seen; closed panels cost no requests. One that cannot be had leaves its text. */
export function Image({ image, className }: { readonly image: ImageData; readonly className: string }) {
  const { src, alt, width, height } = image;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (brokenSrc === src) return alt && <span className="image-text">{alt}</span>;
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenSrc(src)}
    />
  );
}

/** A title that is a link with an arrow where it leads somewhere. */
export function Title({
  title,
  url,
  target,
  source,
  className,
  children = title,
}: {
  readonly title: string;
  readonly url: string | undefined;
  readonly target?: '_blank' | undefined;
  /** What the title belongs to, as for `SiteLink`. */
  readonly source: object;
  readonly className: string;
  readonly children?: ReactNode;
}) {
  if (!url) return <p className={className}>{children}</p>;
  return (
    <SiteLink url={url} target={target} title={title} source={source} className={className}>
      {children}
      <Icon name={target ? 'external' : 'arrow'} />
    </SiteLink>
  );
}

interface LinkListProps {
  /** Those that are made of other data say of which; those with a key name it in `navigate`. */
  readonly links: readonly (Link & { readonly source?: object; readonly key?: string | undefined })[];
  readonly texts: HeaderTexts;
  readonly className?: string;
}

/** Links below each other, each with its icon, its description and its mark for what is new. */
export function LinkList({ links, texts, className = '' }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <ul className={`links ${className}`}>
      {links.map((link, index) => (
        <li key={index}>
          <SiteLink
            url={link.url}
            title={link.title}
            source={link.source ?? link}
            target={link.target}
            pathKey={link.key}
            className="link"
          >
            <LinkText link={link} texts={texts} />
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
    <Flex direction="column" gap="md" className="card" data-background={background_style} data-padding={card_padding}>
      {image && <Image image={image} className="card-image" />}
      {(title || paragraph) && (
        <Flex direction="column" gap="xs" className="card-text">
          {title && <Title title={title} url={url} source={card} className="card-title" />}
          {paragraph && <RichText html={paragraph} />}
        </Flex>
      )}
      <Ctas ctas={ctas} />
    </Flex>
  );
}

function Ctas({ ctas }: { readonly ctas: NonNullable<Card['ctas']> }) {
  if (ctas.length === 0) return null;
  return (
    <Flex wrap="wrap" align="center" gap="md" className="ctas">
      {ctas.map((cta, index) => (
        <Button key={index} {...cta} source={cta} />
      ))}
    </Flex>
  );
}

function BlockView({ block, texts }: { readonly block: Block; readonly texts: HeaderTexts }) {
  switch (block.type) {
    case 'image':
      return <Image image={block} className="block-image" />;
    case 'title':
      return <Title title={block.title} url={block.url} source={block} className="section-title" />;
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
