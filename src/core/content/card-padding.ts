/** Inner space of a card, from none to the widest; the sizes in px are design tokens. Specification §3. */
export const CARD_PADDINGS = [
  'none',
  'card-small',
  'card-medium',
  'card-large',
  'card-xlarge',
  'card-xxlarge',
] as const;

/** One card padding value of §3. */
export type CardPadding = (typeof CARD_PADDINGS)[number];
