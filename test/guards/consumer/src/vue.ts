import type {} from 'site-elements/vue';
import type { GlobalComponents } from 'vue';

type Header = InstanceType<GlobalComponents['site-header']>;

export const properties: Header['$props'] = { locale: 'de', siteOrigin: 'https://www.vendor.example', class: 'top' };
// @ts-expect-error: no such theme.
export const wrong: Header['$props'] = { theme: 'pink' };
export const emit = (header: Header, event: CustomEvent) => header.$emit('navigate', event);
// @ts-expect-error: no such event.
export const emitWrong = (header: Header, event: CustomEvent) => header.$emit('walk', event);
