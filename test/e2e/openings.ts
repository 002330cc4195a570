/** Something that opens and closes. */
export interface Opening {
  readonly name: string;
  readonly width: number;
  readonly tag: string;
  /** What a click on opens and closes; absent: the element's methods do. */
  readonly trigger?: string;
}

export const OPENINGS: readonly Opening[] = [
  { name: 'a panel', width: 1280, tag: 'site-header', trigger: '[data-trigger=panel--products]' },
  { name: 'the menu', width: 390, tag: 'site-header', trigger: '[part=hamburger]' },
  { name: 'the overlay', width: 1280, tag: 'site-search' },
];

/** Runs in the page: opens and closes as keys do, each time after a frame has shown it. */
export async function openAndClose({ tag, trigger, count }: Opening & { readonly count: number }): Promise<void> {
  const element = document.querySelector(tag) as HTMLElement & { show(): void; close(): void; open: boolean };
  const button = trigger ? (element.shadowRoot?.querySelector(trigger) as HTMLElement) : undefined;
  const isOpen = () => (button ? button.getAttribute('aria-expanded') === 'true' : element.open);
  for (let step = 0; step < 2 * count; step += 1) {
    const wasOpen = isOpen();
    if (button) button.click();
    else if (wasOpen) element.close();
    else element.show();
    do await new Promise(requestAnimationFrame);
    while (isOpen() === wasOpen);
  }
}
