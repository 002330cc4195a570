import type { DisclosureGroup } from './group.ts';
import { useGroup } from './useGroup.ts';

/** Dims the page while something of a group is open. */
export function Overlay({ disclosures }: { readonly disclosures: DisclosureGroup }) {
  const isOpen = useGroup(disclosures, ({ openKeys }) => openKeys.length > 0);
  return <div className="overlay" data-open={isOpen || undefined} />;
}
