/** More characters than these may have no room, however wide they are: a quarter of the narrowest bar (`Menu.css`). */
const SHORT_TITLE_LENGTH = 22;

/** True if a bar may show the beginning of a title only. */
export function isLongTitle(title: string): boolean {
  return title.length > SHORT_TITLE_LENGTH;
}

/** What an item of the bar says; to the mouse all of it, where the bar may not. */
export function ItemLabel({ title }: { readonly title: string }) {
  return (
    <span className="item-label" title={isLongTitle(title) ? title : undefined}>
      {title}
    </span>
  );
}
