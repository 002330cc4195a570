/** The Navigation API. Where there is none, `navigation` may be an element of the page (`<nav id="navigation">`). */
export function navigationApi(): Partial<Window>['navigation'] {
  const { navigation } = window as Partial<Window>;
  return navigation && 'currentEntry' in navigation ? navigation : undefined;
}
