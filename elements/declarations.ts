import type { AnyElementDeclaration } from './runtime/declaration.ts';
import { siteHeader } from './site-header.ts';
import { siteSearch } from './site-search.ts';
import { siteSubnav } from './site-subnav.ts';

/** All elements there are. */
export const DECLARATIONS: readonly AnyElementDeclaration[] = [siteHeader, siteSubnav, siteSearch];
