import {
  contactUrl,
  ctas,
  directLinks,
  industryLinks,
  LOGIN_URL,
  mastheadLinks,
  REGISTRATION_URL,
  resultsUrl,
  spotlightCustomers,
  storiesByUse,
} from './bar.ts';
import { platformPanel } from './platform-panel.ts';
import { resourcesPanel } from './platform-resources-panel.ts';
import type { NavigationLocale, Translate } from './types.ts';

/**
 * The second reading of the primary navigation: Platform, Solutions, Customers and Resources, then Pricing and Docs.
 * It has an action item of every link type, and uses the shorter paths. Specification §2.2 and §3.
 */
export function platformNavigation(t: Translate, locale: NavigationLocale): object {
  return {
    uid: 'demo-navigation-platform',
    version: 121,
    locale: locale.code,
    logo: { title: 'Vendor', src: '/images/logo.svg', src_dark: '/images/logo-dark.svg' },
    ctas: ctas(t, locale),
    masthead: {
      ...mastheadLinks(t),
      theme: 'dark',
      languages: PICKER_LANGUAGES,
      marquee: {
        tag: t('marquee.lake.tag'),
        message: t('marquee.lake.message'),
        cta: t('marquee.lake.cta'),
        url: '/cloud/serverless/search-ai-lake',
        id: 'search-ai-lake-serverless',
      },
    },
    navigation: [
      platformPanel(t, locale),
      solutionsPanel(t),
      customersPanel(t, locale),
      resourcesPanel(t),
      ...directLinks(t, locale),
    ],
    action_items: actionItems(t, locale),
  };
}

/** The picker's entries, written out as a content management system would. Specification §2.1. */
const PICKER_LANGUAGES = [
  { name: 'Deutsch', code: 'DE' },
  { name: 'English', code: 'EN' },
  { name: 'Español', code: 'ES' },
  { name: 'Français', code: 'FR' },
  { name: '日本語', code: 'JP' },
  { name: '한국어', code: 'KR' },
  { name: '简体中文', code: 'CN' },
  { name: 'Português', code: 'PT' },
];

function actionItems(t: Translate, locale: NavigationLocale): readonly object[] {
  return [
    { link_type: 'search', icon_name: 'search', title: t('cta.search'), url: resultsUrl(locale) },
    { link_type: 'icon-link', icon_name: 'document', title: t('link.whats-new'), url: '/whats-new' },
    {
      link_type: 'icon-link-with-dropdown',
      icon_name: 'user',
      title: t('account.title'),
      display_in_mobile_footer: true,
      dropdown: [
        { title: t('account.login'), url: LOGIN_URL },
        { title: t('account.register'), url: REGISTRATION_URL },
        { title: t('account.community'), url: 'https://discuss.vendor.example' },
      ],
    },
    { link_type: 'secondary', title: t('cta.contact'), url: contactUrl(locale), display_in_mobile_footer: true },
    { link_type: 'primary', title: t('cta.trial'), url: REGISTRATION_URL, display_in_mobile_footer: true },
  ];
}

function solutionsPanel(t: Translate): object {
  return {
    title: t('bar.solutions'),
    key: 'solutions',
    title_id: 'nav-solutions',
    sections: [
      {
        title: t('section.search'),
        url: '/enterprise-search',
        description: t('section.search.description'),
        style_type: 'Illustration Grid - two column',
        image: { src: '/images/search.svg', alt: t('image.search'), width: 64, height: 64 },
        links: [
          { title: t('link.search-applications'), url: '/search-applications' },
          { title: t('link.relevance'), url: '/relevance' },
          { title: t('link.ecommerce'), url: '/ecommerce' },
          { title: t('link.site-search'), url: '/site-search' },
          { title: t('link.workplace-search'), url: '/workplace-search' },
          { title: t('link.customer-support'), url: '/customer-support' },
        ],
      },
      {
        title: t('section.observability'),
        url: '/observability',
        description: t('section.observability.description'),
        style_type: 'Illustration Grid - two column',
        image: { src: '/images/observability.svg', alt: t('image.observability'), width: 64, height: 64 },
        links: [
          { title: t('link.log-monitoring'), url: '/observability/log-monitoring' },
          { title: t('link.apm'), url: '/observability/application-performance-monitoring' },
          { title: t('link.infrastructure'), url: '/observability/infrastructure-monitoring' },
          { title: t('link.aiops'), url: '/observability/aiops', new: true },
          { title: t('link.cloud-monitoring'), url: '/observability/cloud-monitoring' },
          { title: t('link.real-user-monitoring'), url: '/real-user-monitoring' },
        ],
      },
      {
        title: t('section.security'),
        url: '/security',
        description: t('section.security.description'),
        style_type: 'Illustration Grid - two column',
        image: { src: '/images/security.svg', alt: t('image.security'), width: 64, height: 64 },
        links: [
          { title: t('link.siem'), url: '/security/siem' },
          { title: t('link.cloud-security'), url: '/security/cloud-security' },
          { title: t('link.endpoint-security'), url: '/security/endpoint-security' },
          { title: t('link.security-ai'), url: '/security/ai', new: true },
          { title: t('link.investigation-response'), url: '/security/investigation-response' },
          { title: t('link.threat-hunting'), url: '/security/threat-hunting' },
        ],
      },
      {
        title: t('section.industries'),
        url: '/industries',
        description: t('section.industries.description'),
        style_type: 'Illustration Grid - two column',
        image: { src: '/images/industries.svg', alt: t('image.industries'), width: 64, height: 64 },
        links: industryLinks(t),
      },
    ],
  };
}

function customersPanel(t: Translate, locale: NavigationLocale): object {
  return {
    title: t('bar.customers'),
    key: 'customers',
    title_id: 'nav-customers',
    url: '/customers',
    sections: [
      { title: t('section.stories'), style_type: 'Customer spotlight', customers: spotlightCustomers(t) },
      {
        title: t('section.stories-by-use'),
        links: [{ title: t('link.stories'), url: '/customers/success-stories' }, ...storiesByUse(t)],
        references: [
          { title: t('link.portfolio'), url: '/portfolio' },
          { title: t('link.partners'), url: '/partners' },
        ],
      },
      {
        title: t('callout.story.title'),
        style_type: 'Ghost card',
        background_style: 'bg-developer-blue',
        card_padding: 'card-large',
        description: t('callout.story.description'),
        calloutA: true,
        links: [
          { title: t('callout.story.cta'), url: contactUrl(locale) },
          { title: t('link.community'), url: '/community' },
        ],
      },
    ],
    dropdown_footer: {
      title: t('company.footer.title'),
      cards: [
        {
          title: t('company.footer.partner'),
          paragraph: t('company.footer.partner.paragraph'),
          url: '/partners/become-a-partner',
        },
        { title: t('link.find-a-partner'), url: 'https://partners.vendor.example' },
      ],
    },
  };
}
