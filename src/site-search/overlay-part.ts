import { SearchOverlay } from './SearchOverlay.tsx';
import suggestionsCss from './Suggestions.css';

/** What `search-overlay.ts` loads. */
export const overlayPart = { SearchOverlay, styles: [suggestionsCss] };
