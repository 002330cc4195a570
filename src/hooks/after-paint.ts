/** Calls back when the frame has been painted that shows what was just changed. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
