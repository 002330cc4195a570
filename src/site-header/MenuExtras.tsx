import type { Navigation } from '../core/config/navigation.ts';
import { callsToAction, mobileFooterItems } from '../core/navigation/action-items.ts';
import { LinkScopeProvider, useLinkScope } from '../parts/link-scope.ts';
import { SiteLink } from '../parts/SiteLink.tsx';
import { LinkTitle } from './LinkTitle.tsx';
import { hasMastheadLinks, MastheadLinks } from './MastheadLinks.tsx';

/** The scope of links that bar and masthead have too. */
function useRepeatedScope() {
  return { ...useLinkScope(), current: undefined };
}

/** The calls to action, which the menu of the smallest screens repeats at its top (§2.3). */
export function MenuCalls({ data }: { readonly data: Navigation }) {
  const repeated = useRepeatedScope();
  const ctas = callsToAction(data);
  return (
    <>
      {ctas.length > 0 && (
        <LinkScopeProvider value={repeated}>
          <div className="menu-ctas">
            {ctas.map((cta, index) => (
              <SiteLink
                key={index}
                url={cta.url}
                title={cta.title}
                target={cta.target}
                className="button"
                data-variant={cta.kind}
                data-full-width=""
              >
                <LinkTitle link={{ ...cta, target: undefined }} />
              </SiteLink>
            ))}
          </div>
        </LinkScopeProvider>
      )}
    </>
  );
}

/** What stands below the navigation in the menu of narrow screens: the masthead's links and those of actions (§2.3). */
export function MenuSecondary({ data }: { readonly data: Navigation }) {
  const repeated = useRepeatedScope();
  const footerItems = mobileFooterItems(data);
  return (
    <>
      {(hasMastheadLinks(data.masthead) || footerItems.length > 0) && (
        <LinkScopeProvider value={repeated}>
          <div className="menu-secondary">
            {data.masthead && <MastheadLinks masthead={data.masthead} />}
            {footerItems.length > 0 && (
              <ul className="menu-footer">
                {footerItems.map(({ title, url, target }, index) => (
                  <li key={index}>
                    <SiteLink url={url} title={title} target={target}>
                      <LinkTitle link={{ title, url, target }} />
                    </SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </LinkScopeProvider>
      )}
    </>
  );
}
