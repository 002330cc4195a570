import type { HTMLAttributes } from 'react';

/** Sizes of the layout helpers, smallest first; `layout.css` knows them in px. Specification §9. */
export type LayoutSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

export interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  /** How wide it gets at most; absent: as wide as there is room. */
  readonly width?: LayoutSize;
  /** Space at its two ends; absent: none. */
  readonly gutter?: Exclude<LayoutSize, 'xs'>;
}

/** A box of limited width in the middle of what holds it, with gutters at its ends (§9). */
export function Container({ width, gutter, className = '', ...rest }: ContainerProps) {
  return <div {...rest} className={`container ${className}`} data-width={width} data-gutter={gutter} />;
}

export interface FlexProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'li' | 'ul';
  readonly gap?: 'none' | LayoutSize;
  readonly align?: 'start' | 'end' | 'center' | 'stretch';
  readonly justify?: 'start' | 'end' | 'center' | 'between' | 'around';
  readonly direction?: 'row' | 'column';
  readonly wrap?: 'wrap' | 'nowrap';
}

/** Things beside or below each other (§9). What is not said is as in CSS: a row that does not wrap, stretched, no gap. */
export function Flex({ as: Tag = 'div', gap, align, justify, direction, wrap, className = '', ...rest }: FlexProps) {
  return (
    <Tag
      {...rest}
      className={`flex ${className}`}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-direction={direction}
      data-wrap={wrap}
    />
  );
}
