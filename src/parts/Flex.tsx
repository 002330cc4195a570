import type { HTMLAttributes } from 'react';

export interface FlexProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'li';
  readonly gap?: 'xs' | 'sm' | 'md' | 'xl';
  readonly align?: 'center';
  readonly direction?: 'column';
  readonly wrap?: 'wrap';
}

/** Things beside or below each other (§9). What is not said is as in CSS: a row that does not wrap, stretched, no gap. */
export function Flex({ as: Tag = 'div', gap, align, direction, wrap, className = '', ...rest }: FlexProps) {
  return (
    <Tag
      {...rest}
      className={`flex ${className}`}
      data-gap={gap}
      data-align={align}
      data-direction={direction}
      data-wrap={wrap}
    />
  );
}
