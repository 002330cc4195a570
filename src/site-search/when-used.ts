import { SearchOverlay } from './SearchOverlay.tsx';
import suggestionsCss from './Suggestions.css';

/** The stage `whenUsed` of the search. */
export const whenUsedParts = { SearchOverlay, styles: [suggestionsCss] };
