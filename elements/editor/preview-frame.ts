import { byId } from './find.ts';
import type { Shown, Told } from './messages.ts';

/** The narrowest screen that is looked after (WCAG 2.2, 1.4.10), and the widest. */
const MIN_WIDTH_PX = 320;
const MAX_WIDTH_PX = 1920;

const STEP_PX = 10;
const LARGE_STEP_PX = 100;

/** Most work happens here, and all of it can be seen at once. */
const FIRST_WIDTH_PX = 1280;

/**
 * The frame with the page, as wide as its handle says: the layout in it follows that width. What is wider than its place is
 * shown smaller.
 */
function wireWidth(frame: HTMLIFrameElement): void {
  const [stage, handle, told] = [byId('stage', HTMLElement), byId('handle', HTMLElement), byId('width', HTMLElement)];
  const presets = [...document.querySelectorAll<HTMLButtonElement>('[data-width]')];
  let width = 0;
  let scale = 1;

  const place = () => {
    const room = stage.clientWidth - handle.offsetWidth;
    scale = Math.min(1, room / width);
    const height = stage.clientHeight / scale;
    Object.assign(frame.style, { inlineSize: `${width}px`, blockSize: `${height}px`, scale: String(scale) });
    handle.style.insetInlineStart = `${width * scale}px`;
    told.textContent = `${width} px${scale < 1 ? `, shown at ${Math.round(scale * 100)} %` : ''}`;
  };
  const setWidth = (asked: number) => {
    width = Math.round(Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, asked)));
    handle.ariaValueNow = `${width}`;
    handle.ariaValueText = `${width} pixels`;
    for (const preset of presets) preset.setAttribute('aria-pressed', String(Number(preset.dataset.width) === width));
    place();
  };

  handle.tabIndex = 0; // With it and a value a separator is a control.
  handle.ariaValueMin = `${MIN_WIDTH_PX}`;
  handle.ariaValueMax = `${MAX_WIDTH_PX}`;
  handle.addEventListener('keydown', (event) => {
    const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX;
    const widths: Readonly<Record<string, number>> = {
      ArrowRight: width + step,
      ArrowLeft: width - step,
      Home: MIN_WIDTH_PX,
      End: MAX_WIDTH_PX,
    };
    const next = widths[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setWidth(next);
  });
  handle.addEventListener('pointerdown', (down) => {
    handle.setPointerCapture(down.pointerId);
    const [startWidth, startScale] = [width, scale];
    const follow = ({ clientX }: PointerEvent) => setWidth(startWidth + (clientX - down.clientX) / startScale);
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', follow), {
      once: true,
    });
  });
  for (const preset of presets) preset.addEventListener('click', () => setWidth(Number(preset.dataset.width)));
  new ResizeObserver(() => width && place()).observe(stage);
  setWidth(stage.clientWidth < FIRST_WIDTH_PX / 2 ? stage.clientWidth - handle.offsetWidth : FIRST_WIDTH_PX);
}

/**
 * @param onTold - hears what the page in the frame tells.
 * @returns shows something in it, as soon as it can.
 */
export function wirePreview(onTold: (told: Told) => void): (shown: Shown) => void {
  const frame = byId('preview', HTMLIFrameElement);
  let last: Shown | undefined;
  let isReady = false;
  const send = () => {
    if (isReady && last) frame.contentWindow?.postMessage(last, '*'); // From disk there is no origin to name.
  };
  addEventListener('message', ({ source, data }: MessageEvent<Told>) => {
    if (source !== frame.contentWindow) return;
    isReady ||= data.kind === 'ready';
    if (data.kind === 'ready') send();
    else if (data.kind === 'shown') byId('stage', HTMLElement).ariaBusy = 'false';
    else onTold(data);
  });
  frame.src = 'preview.html'; // Not before somebody listens.
  wireWidth(frame);
  return (shown) => {
    last = shown;
    send();
  };
}
