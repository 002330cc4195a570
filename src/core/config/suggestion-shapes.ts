import * as v from 'valibot';
import { url } from './field-schemas.ts';

// Published for who writes the server; `parseSuggestions` (core/search) reads the answers. A server may say more.
const answerText = v.pipe(v.string('text'), v.nonEmpty('text'));

/** A suggestion. data.md, Suggestion; specification §3. */
export const suggestionSchema = v.looseObject({
  /** Title of the page. */
  title: answerText,
  /** Address of the page. */
  url,
  /** Where on the site the page stands: `documentation/kibana`, `blog > security`. */
  website_area: v.optional(v.string('text')),
});

/** An answer with room for more than the suggestions. Contract §5. */
export const namedSuggestionsSchema = v.looseObject({
  /** The suggestions, the best first. */
  suggestions: v.array(suggestionSchema),
});

/** What a server answers to a suggestion request. Contract §5. */
export const suggestionsSchema = v.union([v.array(suggestionSchema), namedSuggestionsSchema]);
