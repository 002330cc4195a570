import * as v from 'valibot';
import { text } from './field-schemas.ts';

/** An address that is not allowed at first sight, as a plain path is, with or without a plain name of a host. */
const DOUBTFUL_HREF = /href(?!="(?:https:\/\/[a-z.]+)?\/\w[\w./?=#-]*")/i;

/** A rich paragraph, sanitised when it is shown. The links that it loses are reported. data.md, Html. */
export const html = v.pipe(
  text,
  v.metadata({
    mayLoseLinks: (paragraph: string) => DOUBTFUL_HREF.test(paragraph),
  }),
);
