import type { NavigationLocale, Translate } from './types.ts';

/** Contact form; `storm` says which header sent the visitor. Specification §2.2. */
export function contactUrl(locale: NavigationLocale): string {
  return `/contact?storm=global-header-${locale.shortCode}`;
}

/** The cloud console, where Login leads. Specification §2.2, header actions. */
export const LOGIN_URL = 'https://cloud.vendor.example/login';

/** The cloud console's registration page, where Start free trial leads. Specification §2.2, header actions. */
export const REGISTRATION_URL = 'https://cloud.vendor.example/registration';

/** The external results page: its root for English, otherwise the locale prefix first. Specification §2.6. */
export function resultsUrl(locale: NavigationLocale): string {
  return `https://results.vendor.example${locale.prefix}/find`;
}

/** The two direct links that both readings end with. Docs carries a locale segment. Specification §2.2. */
export function directLinks(t: Translate, locale: NavigationLocale): readonly object[] {
  return [
    { title: t('bar.pricing'), key: 'pricing', title_id: 'nav-pricing', url: '/pricing' },
    {
      title: t('bar.docs'),
      key: 'docs',
      title_id: 'nav-docs',
      url: `https://docs.vendor.example/${locale.shortCode}/`,
    },
  ];
}

/** Search, Start free trial and Contact Sales. Specification §2.2, header actions. */
export function ctas(t: Translate, locale: NavigationLocale): object {
  return {
    search: { title: t('cta.search'), url: resultsUrl(locale) },
    primary: { title: t('cta.trial'), url: REGISTRATION_URL },
    secondary: { title: t('cta.contact'), url: contactUrl(locale) },
  };
}

/** The four links of the masthead. Specification §1 and §3. */
export function mastheadLinks(t: Translate): object {
  return {
    about: { title: t('masthead.about'), url: '/about' },
    partners: { title: t('masthead.partners'), url: '/partners' },
    support: { title: t('masthead.support'), url: '/support' },
    login: { title: t('masthead.login'), url: LOGIN_URL },
  };
}

/** The three stories of the customer spotlight. Specification §3. */
export function spotlightCustomers(t: Translate): readonly object[] {
  return [
    {
      name: 'Cisco',
      description: t('customer.cisco.description'),
      cta: { title: t('customer.read'), url: '/customers/cisco' },
      image: { src: '/images/story-network.svg', alt: '', width: 48, height: 48 },
    },
    {
      name: 'Booking',
      description: t('customer.booking.description'),
      cta: { title: t('customer.read'), url: '/customers/booking' },
      image: { src: '/images/story-travel.svg', alt: '', width: 48, height: 48 },
    },
    {
      name: 'Comcast',
      description: t('customer.comcast.description'),
      cta: { title: t('customer.read'), url: '/customers/comcast' },
      image: { src: '/images/story-media.svg', alt: '', width: 48, height: 48 },
    },
  ];
}

/** Success stories by use and, with `industry=All`, from every industry. Specification §2.2. */
export function storiesByUse(t: Translate): readonly object[] {
  const stories = '/customers/success-stories';
  return [
    { title: t('link.stories.search'), url: `${stories}?usecase=enterprise-search&industry=All` },
    { title: t('link.stories.observability'), url: `${stories}?usecase=elastic-observability&industry=All` },
    { title: t('link.stories.security'), url: `${stories}?usecase=security-analytics&industry=All` },
  ];
}

/** The six industries. Specification §2.2. */
export function industryLinks(t: Translate): readonly object[] {
  return [
    { title: t('link.financial-services'), url: '/industries/financial-services' },
    { title: t('link.healthcare'), url: '/industries/healthcare' },
    { title: t('link.manufacturing'), url: '/industries/manufacturing' },
    { title: t('link.public-sector'), url: '/industries/public-sector' },
    { title: t('link.retail-ecommerce'), url: '/industries/retail-ecommerce' },
    { title: t('link.telecommunications'), url: '/industries/telecommunications' },
  ];
}
