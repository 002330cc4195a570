import { hostName } from './host-name.ts';

/** The hosts between which the cart chooses. */
export interface CartHosts {
  /** Host of the production site; with and without `www.` it is the same site. */
  readonly productionSite: string;
  /** Where visitors of the production site buy. */
  readonly productionBuy: string;
  /** Where visitors of every other site buy for a test. */
  readonly testBuy: string;
}

/**
 * The cart's host: the production buy host on the production site, a test buy host everywhere else. Specification §9.
 *
 * @param host - Host of the page being read, with or without a port.
 */
export function cartDomain(host: string, { productionSite, productionBuy, testBuy }: CartHosts): string {
  return withoutWww(host) === withoutWww(productionSite) ? productionBuy : testBuy;
}

function withoutWww(host: string): string {
  return hostName(host).replace(/^www\./, '');
}
