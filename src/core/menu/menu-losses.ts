import { describeReceived, type Problem, RECEIVED_LENGTH_COUNT } from '../config/problem.ts';

const LEFT_OUT = 'It is left out.';

/** What a menu can lose when it becomes a header's navigation: what was expected, and what happens now. */
const LOSSES = {
  unnamed: ['a text, an aria-label or an image with alt', 'It is left out; the list below it stands in its place.'],
  refused: ['a path or an http(s), mailto or tel address', 'Its text stays without a link.'],
  unlinked: ['an item with a link or a list', LEFT_OUT],
  beside: ['links in the list, one for each item', LEFT_OUT],
  deep: ['three levels at most', 'Its links stand in order in the list above it.'],
  heading: ['a link below the third level', LEFT_OUT],
  description: ['nothing but a title in the bar, which has no room for more', LEFT_OUT],
  language: ['the code of a language that the header has', LEFT_OUT],
  twice: ['one link for each language', 'The first one counts.'],
  drawing: ['an <img> in the logo', 'The logo is a word mark.'],
} as const;

/** Takes note of what is lost: of which kind, where by the titles that lead there, and what came. */
export type Lose = (kind: keyof typeof LOSSES, place: readonly string[], received: string) => void;

const isShort = (title: string) => title.length <= RECEIVED_LENGTH_COUNT;

/** Collects what is lost, one problem for each kind: a menu of hundreds of items has hundreds of the same. */
export function menuLosses(): { readonly lose: Lose; readonly problems: () => readonly Problem[] } {
  const found = new Map<keyof typeof LOSSES, { readonly place: readonly string[]; readonly received: string[] }>();
  return {
    lose: (kind, place, received) => {
      const known = found.get(kind);
      if (known) known.received.push(received);
      else found.set(kind, { place, received: [received] });
    },
    problems: () =>
      [...found].map(([kind, { place, received }]) => {
        const [expected, consequence] = LOSSES[kind];
        const others = received.length - 1;
        return {
          pointer: ['nav', ...place.map((title) => (isShort(title) ? title : `${title.slice(0, 20)}…`))].join(' > '),
          received: describeReceived(received[0]),
          expected,
          consequence: others > 0 ? `${consequence} The same holds for ${others} more.` : consequence,
        };
      }),
  };
}
