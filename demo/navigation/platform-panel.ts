import { contactUrl, REGISTRATION_URL } from './bar.ts';
import type { NavigationLocale, Translate } from './types.ts';

/** The Platform panel of the second reading: five columns and a footer. Specification §2.2. */
export function platformPanel(t: Translate, locale: NavigationLocale): object {
  return {
    title: t('bar.platform'),
    key: 'platform',
    title_id: 'nav-platform',
    sections: [
      {
        title: t('callout.platform.title'),
        description: t('callout.platform.description'),
        calloutA: true,
        background_style: 'bg-ink',
        card_padding: 'card-medium',
        links: [
          { title: t('callout.platform.cta'), url: '/platform' },
          { title: t('link.portfolio'), url: '/portfolio' },
        ],
      },
      {
        title: t('section.stack'),
        url: '/elastic-stack',
        links: [
          { title: t('link.elasticsearch'), url: '/elasticsearch', description: t('link.elasticsearch.description') },
          { title: t('link.kibana'), url: '/kibana', description: t('link.kibana.description') },
          { title: t('link.integrations'), url: '/integrations', description: t('link.integrations.description') },
          {
            title: t('link.vector-database'),
            url: '/elasticsearch/vector-database',
            description: t('link.vector-database.description'),
          },
        ],
      },
      cloudSection(t),
      generativeAiSection(t),
      telemetrySection(t),
    ],
    dropdown_footer: {
      title: t('products.footer.title'),
      cards: [
        { title: t('products.footer.demo'), paragraph: t('products.footer.demo.paragraph'), url: '/demo-gallery' },
        { title: t('products.footer.trial'), paragraph: t('products.footer.trial.paragraph'), url: REGISTRATION_URL },
        {
          title: t('products.footer.contact'),
          paragraph: t('products.footer.contact.paragraph'),
          url: contactUrl(locale),
        },
      ],
    },
  };
}

function cloudSection(t: Translate): object {
  return {
    title: t('section.cloud'),
    new: true,
    properties: [
      { name: t('link.cloud'), key: 'cloud', description: t('link.cloud.description'), url: '/cloud' },
      {
        name: t('link.serverless'),
        key: 'serverless',
        description: t('link.serverless.description'),
        url: '/cloud/serverless',
      },
      {
        name: t('link.search-ai-lake'),
        key: 'search-ai-lake',
        description: t('link.search-ai-lake.description'),
        url: '/cloud/serverless/search-ai-lake',
      },
      {
        name: t('link.serverless-pricing'),
        key: 'serverless-pricing',
        description: t('link.serverless-pricing.description'),
        url: '/pricing/serverless-search',
      },
      {
        name: t('link.marketplace'),
        key: 'marketplace',
        description: t('link.marketplace.description'),
        url: '/partners/cloud-marketplace',
      },
    ],
  };
}

function generativeAiSection(t: Translate): object {
  return {
    title: t('section.generative-ai'),
    url: '/generative-ai',
    emojis: ['✨'],
    links: [
      { title: t('link.rag.short'), url: '/rag' },
      { title: t('link.generative-ai-lake'), url: '/generative-ai/search-ai-lake' },
      { title: t('link.ai-assistant'), url: '/elasticsearch/ai-assistant', new: true },
      { title: t('link.ai-ecosystem'), url: '/partners/ai-ecosystem' },
      { title: t('link.generative-ai-articles'), url: '/blog/category/generative-ai' },
    ],
    references: [{ title: t('link.tutorials'), url: 'https://search-labs.vendor.example/tutorials', target: '_blank' }],
  };
}

function telemetrySection(t: Translate): object {
  return {
    title: t('section.telemetry'),
    url: '/opentelemetry',
    links: [
      { title: t('link.opentelemetry'), url: '/opentelemetry', description: t('link.opentelemetry.description') },
      {
        title: t('link.synthetic-monitoring'),
        url: '/synthetic-monitoring',
        description: t('link.synthetic-monitoring.description'),
      },
      {
        title: t('link.real-user-monitoring'),
        url: '/real-user-monitoring',
        description: t('link.real-user-monitoring.description'),
      },
      {
        title: t('link.universal-profiling'),
        url: '/universal-profiling',
        description: t('link.universal-profiling.description'),
      },
    ],
  };
}
