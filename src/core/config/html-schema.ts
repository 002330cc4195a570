import * as v from 'valibot';
import { text } from './field-schemas.ts';

/** Addresses in a rich paragraph that are allowed at first sight: plain paths, and plain names of hosts. */
const PLAIN_HREF = /href="(?:(?:https?:\/\/(?:[a-z]+\.)+[a-z]+)?\/(?!\/)|#|mailto:|tel:)[\w./?=#+,~:@-]*"/g;

/** A rich paragraph, sanitised when it is shown. The links that it loses are reported. data.md, Html. */
export const html = v.pipe(
  text,
  v.metadata({
    mayLoseLinks: (paragraph: string) => /href/i.test(paragraph.replace(PLAIN_HREF, '')),
  }),
);
