/**
 * Tabs by the pattern of the ARIA Authoring Practices: one of them is in the tab order, arrow keys, Home and End choose.
 *
 * @param list - the element with the role `tablist`, whose tabs have the role `tab`.
 * @param onSelect - hears of each that is chosen, the first one too.
 */
export function wireTabs(list: HTMLElement, onSelect: (tab: HTMLElement) => void): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const select = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    onSelect(chosen);
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tab));
    tab.addEventListener('keydown', (event) => {
      const places: Readonly<Record<string, number>> = {
        ArrowRight: index + 1,
        ArrowLeft: index - 1,
        Home: 0,
        End: -1,
      };
      const place = places[event.key];
      const next = place === undefined ? undefined : tabs.at(place % tabs.length);
      if (!next) return;
      event.preventDefault();
      next.focus();
      select(next);
    });
  }
  const first = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true') ?? tabs[0];
  if (first) select(first);
}
