import pageGutterCss from './page-gutter.css';
import pageLockCss from './page-lock.css';
import pageLockBodyCss from './page-lock-body.css';

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** True where the body's overflow is the viewport's; locked at the root, the body would scroll by itself and what is sticky jump. */
function isBodyViewport({ documentElement, body }: Document): boolean {
  return getComputedStyle(documentElement).overflowY === 'visible' && getComputedStyle(body).overflowY !== 'visible';
}

/**
 * Keeps the page from scrolling while something modal is open (§4), without a sideways jump: where the scrollbar took
 * room, its place stays. Adopted sheets do it: nothing is written into the page's own nodes. At once, not in an effect:
 * the browser may paint between the opening and React's commit.
 *
 * @returns what lets the page go again.
 */
export function lockPage(): () => void {
  const sheets = [sheetOf(isBodyViewport(document) ? pageLockBodyCss : pageLockCss)];
  if (window.innerWidth > document.documentElement.clientWidth) sheets.push(sheetOf(pageGutterCss));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}
