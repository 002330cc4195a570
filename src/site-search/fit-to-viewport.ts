/**
 * Keeps the dialog within what the person sees: an on-screen keyboard covers the layout viewport without making it
 * smaller (row D7). Not while the page is zoomed with two fingers: then a part of the dialog is looked at.
 *
 * @returns what ends it. The dialog stays as large as it is while it goes.
 */
export function fitToViewport(dialog: HTMLDialogElement): () => void {
  const { style } = dialog;
  // Of what has a box already: the dialog has none yet, and what is around it in the element never.
  const { currentCSSZoom: zoom = 1 } = (dialog.getRootNode() as ShadowRoot).host.parentElement ?? dialog;
  const { visualViewport: viewport } = window;
  if (!viewport) return () => {};
  const fit = () => {
    const isZoomed = viewport.scale !== 1;
    style.setProperty('--_viewport-block-size', isZoomed ? '' : `${viewport.height / zoom}px`);
    style.setProperty('--_viewport-offset', isZoomed ? '' : `${viewport.offsetTop / zoom}px`);
  };
  fit();
  viewport.addEventListener('resize', fit);
  viewport.addEventListener('scroll', fit);
  return () => {
    viewport.removeEventListener('resize', fit);
    viewport.removeEventListener('scroll', fit);
  };
}
