import {
  contactUrl,
  ctas,
  directLinks,
  industryLinks,
  mastheadLinks,
  REGISTRATION_URL,
  spotlightCustomers,
  storiesByUse,
} from './bar.ts';
import { productsPanel } from './products-panel.ts';
import type { NavigationLocale, Translate } from './types.ts';

/**
 * The first reading of the primary navigation: Products, Solutions, Why Vendor? and Resources, then Pricing and Docs.
 * It has no action items, so the end of the bar shows its calls to action. Specification §2.2.
 */
export function productsNavigation(t: Translate, locale: NavigationLocale): object {
  return {
    uid: 'demo-navigation-products',
    version: 121,
    locale: locale.code,
    logo: { title: 'Vendor' },
    ctas: ctas(t, locale),
    masthead: {
      ...mastheadLinks(t),
      theme: 'light',
      marquee: {
        tag: t('marquee.trial.tag'),
        message: t('marquee.trial.message'),
        cta: t('marquee.trial.cta'),
        url: REGISTRATION_URL,
        id: 'free-trial-14-days',
      },
    },
    navigation: [
      productsPanel(t, locale),
      solutionsPanel(t, locale),
      companyPanel(t, locale),
      resourcesPanel(t),
      ...directLinks(t, locale),
    ],
  };
}

function solutionsPanel(t: Translate, locale: NavigationLocale): object {
  return {
    title: t('bar.solutions'),
    key: 'solutions',
    title_id: 'nav-solutions',
    cta: { title: t('solutions.cta'), url: contactUrl(locale), variant: 'secondary', size: 'small' },
    columns: [
      {
        blocks: [
          { type: 'title', title: t('solutions.industries.title'), url: '/industries' },
          { type: 'sublinks', links: industryLinks(t) },
          { type: 'divider' },
          { type: 'paragraph', html: t('solutions.industries.paragraph') },
        ],
      },
      {
        blocks: [
          { type: 'image', src: '/images/generative-ai.svg', alt: t('solutions.ai.image'), width: 400, height: 88 },
          { type: 'title', title: t('solutions.ai.title') },
          { type: 'paragraph', html: t('solutions.ai.paragraph') },
          {
            type: 'sublinks',
            links: [
              { title: t('link.generative-ai'), url: '/generative-ai' },
              { title: t('link.generative-ai-lake'), url: '/generative-ai/search-ai-lake' },
              { title: t('link.ai-assistant'), url: '/elasticsearch/ai-assistant', new: true },
            ],
          },
          {
            type: 'cta_group',
            ctas: [
              { title: t('solutions.ai.cta'), url: '/enterprise-search/rag', variant: 'secondary', size: 'small' },
              {
                title: t('solutions.ai.cta-tutorials'),
                url: 'https://search-labs.vendor.example/tutorials',
                variant: 'tertiary',
                size: 'small',
              },
            ],
          },
        ],
      },
    ],
    below_columns: [playgroundCard(t)],
  };
}

function playgroundCard(t: Translate): object {
  return {
    type: 'card',
    title: t('playground.title'),
    image: { src: '/images/playground.svg', alt: t('playground.image'), width: 64, height: 64 },
    paragraph: t('playground.paragraph'),
    background_style: 'bg-developer-blue',
    card_padding: 'card-medium',
    ctas: [{ title: t('playground.cta'), url: '/demo-gallery/ai-playground', variant: 'light', size: 'small' }],
  };
}

function companyPanel(t: Translate, locale: NavigationLocale): object {
  return {
    title: t('bar.company'),
    key: 'company',
    title_id: 'nav-company',
    sections: [
      {
        title: t('section.stories'),
        url: '/customers',
        style_type: 'Customer spotlight',
        customers: spotlightCustomers(t),
      },
      {
        title: t('section.partners'),
        url: '/partners',
        description: t('section.partners.description'),
        links: [
          { title: t('link.become-a-partner'), url: '/partners/become-a-partner' },
          { title: t('link.marketplace'), url: '/partners/cloud-marketplace' },
          { title: t('link.ai-ecosystem'), url: '/partners/ai-ecosystem', new: true },
          { title: t('link.find-a-partner'), url: 'https://partners.vendor.example', target: '_blank' },
        ],
        items: [{ title: t('section.stories-by-use'), links: storiesByUse(t) }],
      },
      {
        title: t('section.company'),
        links: [
          { title: t('link.about'), url: '/about', description: t('link.about.description') },
          { title: t('link.portfolio'), url: '/portfolio', description: t('link.portfolio.description') },
          { title: t('link.community'), url: '/community', description: t('link.community.description') },
          { title: t('link.contact'), url: contactUrl(locale), description: t('link.contact.description') },
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
        { title: t('company.footer.community'), paragraph: t('company.footer.community.paragraph'), url: '/community' },
      ],
    },
  };
}

function resourcesPanel(t: Translate): object {
  return {
    title: t('bar.resources'),
    key: 'resources',
    title_id: 'nav-resources',
    sections: [
      {
        title: t('section.learn'),
        url: '/learn',
        links: [
          { title: t('link.getting-started'), url: '/getting-started' },
          { title: t('link.guide'), url: '/guide' },
          { title: t('link.downloads'), url: '/downloads' },
          { title: t('link.training'), url: '/training' },
          { title: t('link.demo-gallery'), url: '/demo-gallery' },
          { title: t('link.ai-playground'), url: '/demo-gallery/ai-playground', new: true },
        ],
      },
      {
        title: t('section.connect'),
        links: [
          { title: t('link.blog'), url: '/blog' },
          { title: t('link.events'), url: '/events' },
          { title: t('link.webinars'), url: '/events/?tab=1&event=Webinars' },
          { title: t('link.forum'), url: 'https://discuss.vendor.example', target: '_blank' },
          { title: t('link.consulting'), url: '/consulting' },
          { title: t('link.support'), url: '/support' },
        ],
      },
      {
        title: t('section.reports'),
        url: '/resources',
        description: t('section.reports.description'),
        reports: [
          { title: t('report.threat'), cta: { title: t('report.read'), url: '/resources/threat-report' } },
          {
            title: t('report.observability'),
            cta: { title: t('report.read'), url: '/resources/observability-report' },
          },
          {
            title: t('report.generative-ai'),
            cta: { title: t('report.read'), url: '/resources/generative-ai-report' },
          },
        ],
      },
    ],
    dropdown_footer: {
      title: t('resources.footer.title'),
      cards: [
        {
          title: t('resources.footer.webinar'),
          paragraph: t('resources.footer.webinar.paragraph'),
          ctas: [
            {
              title: t('resources.footer.webinar.cta'),
              url: '/events/?tab=1&event=Webinars',
              variant: 'tertiary',
              size: 'small',
            },
          ],
        },
        {
          title: t('resources.footer.whats-new'),
          paragraph: t('resources.footer.whats-new.paragraph'),
          ctas: [{ title: t('resources.footer.whats-new.cta'), url: '/whats-new', variant: 'tertiary', size: 'small' }],
        },
      ],
    },
  };
}
