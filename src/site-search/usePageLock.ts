import { useLayoutEffect } from 'react';
import pageGutterCss from './page-gutter.css';
import pageLockCss from './page-lock.css';

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * Keeps the page from scrolling while something modal is open (§4), without a sideways jump: where the scrollbar took
 * room, its place stays. An adopted sheet does it: nothing is written into the page's own nodes.
 */
export function usePageLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const { clientWidth } = document.documentElement;
    const sheets = [sheetOf(pageLockCss)];
    if (window.innerWidth > clientWidth) sheets.push(sheetOf(pageGutterCss));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
    };
  }, [isLocked]);
}
