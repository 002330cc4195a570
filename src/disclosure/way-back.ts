import { navigationApi } from '../hooks/navigation-api.ts';
import type { DisclosureGroup } from './group.ts';

const pageOf = (url: string) => url.split('#', 1)[0];

/**
 * Closes what is open in a group when Back or Forward leads to another page: where a router shows it without a load, what
 * is open would cover it. Before the router is told, which may keep a copy of the page that is left. A step within the
 * page leaves all as it is.
 */
export function attachWayBack(group: DisclosureGroup): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const navigation = navigationApi();
  if (navigation) {
    navigation.addEventListener(
      'navigate',
      ({ navigationType, destination }) => {
        if (navigationType === 'traverse' && pageOf(destination.url) !== pageOf(document.URL))
          group.close('navigation');
      },
      { signal },
    );
  } else {
    let openedOn = pageOf(document.URL);
    const unsubscribe = group.subscribe(() => {
      openedOn = pageOf(document.URL);
    });
    signal.addEventListener('abort', unsubscribe);
    const handlePop = () => {
      if (pageOf(document.URL) !== openedOn) group.close('navigation');
    };
    window.addEventListener('popstate', handlePop, { capture: true, signal });
  }
  return () => ended.abort();
}
