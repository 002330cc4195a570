import * as v from 'valibot';
import { parseRichText } from '../links/rich-text.ts';
import { text, url } from './field-schemas.ts';

// Apart from the other fields: the parser of rich paragraphs is not for elements without any.

const urlInText = v.pipe(url, v.metadata({ otherwise: 'Its text stays, without a link.' }));

/** A rich paragraph, sanitised when it is shown. The links that it loses are reported. data.md, Html. */
export const html = v.pipe(
  text,
  v.metadata({
    parts: { schema: urlInText, of: (paragraph: string) => parseRichText(paragraph, (link) => link).refusedUrls },
  }),
);
