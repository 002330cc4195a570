import { contactUrl, REGISTRATION_URL } from './bar.ts';
import type { NavigationLocale, Translate } from './types.ts';

/** The Products panel of the first reading: five columns and a footer. Specification §2.2. */
export function productsPanel(t: Translate, locale: NavigationLocale): object {
  return {
    title: t('bar.products'),
    key: 'products',
    title_id: 'nav-products',
    sections: [platformSection(t), cloudSection(t), searchSection(t), observabilitySection(t), securitySection(t)],
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

function platformSection(t: Translate): object {
  return {
    title: t('section.platform'),
    url: '/platform',
    links: [
      { title: t('link.elasticsearch'), url: '/elasticsearch', description: t('link.elasticsearch.description') },
      { title: t('link.kibana'), url: '/kibana', description: t('link.kibana.description') },
      { title: t('link.integrations'), url: '/integrations', description: t('link.integrations.description') },
      {
        title: t('link.vector-database'),
        url: '/elasticsearch/vector-database',
        description: t('link.vector-database.description'),
      },
      { title: t('link.elastic-stack'), url: '/elastic-stack', description: t('link.elastic-stack.description') },
    ],
  };
}

function cloudSection(t: Translate): object {
  return {
    title: t('section.cloud'),
    url: '/cloud',
    description: t('section.cloud.description'),
    style_type: 'Ghost card',
    background_style: 'bg-light-gray',
    card_padding: 'card-medium',
    properties: [
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
    ],
    calloutA: {
      title: t('callout.trial.title'),
      description: t('callout.trial.description'),
      cta: { title: t('cta.trial'), url: REGISTRATION_URL, variant: 'tertiary', size: 'small' },
    },
  };
}

function searchSection(t: Translate): object {
  return {
    title: t('section.search'),
    url: '/enterprise-search',
    items: [
      {
        title: t('section.search.build'),
        links: [
          { title: t('link.rag'), url: '/enterprise-search/rag', new: true },
          { title: t('link.search-applications'), url: '/enterprise-search/search-applications' },
          { title: t('link.relevance'), url: '/enterprise-search/relevance' },
        ],
      },
      {
        title: t('section.search.use'),
        links: [
          { title: t('link.ecommerce'), url: '/enterprise-search/ecommerce' },
          { title: t('link.customer-support'), url: '/enterprise-search/customer-support' },
          { title: t('link.workplace-search'), url: '/enterprise-search/workplace-search' },
        ],
      },
    ],
    references: [{ title: t('link.serverless-article'), url: '/blog/search-ai-lake-elastic-cloud-serverless' }],
  };
}

function observabilitySection(t: Translate): object {
  return {
    title: t('section.observability'),
    url: '/observability',
    links: [
      { title: t('link.log-monitoring'), url: '/observability/log-monitoring' },
      { title: t('link.apm'), url: '/observability/application-performance-monitoring' },
      { title: t('link.infrastructure'), url: '/observability/infrastructure-monitoring' },
      { title: t('link.aiops'), url: '/observability/aiops' },
      { title: t('link.cloud-monitoring'), url: '/observability/cloud-monitoring' },
      { title: t('link.opentelemetry'), url: '/opentelemetry', new: true },
      { title: t('link.universal-profiling'), url: '/universal-profiling' },
    ],
    references: [
      { title: t('link.observability-labs'), url: 'https://observability-labs.vendor.example', target: '_blank' },
    ],
  };
}

function securitySection(t: Translate): object {
  return {
    title: t('section.security'),
    url: '/security',
    links: [
      { title: t('link.siem'), url: '/security/siem' },
      { title: t('link.cloud-security'), url: '/security/cloud-security' },
      { title: t('link.endpoint-security'), url: '/security/endpoint-security' },
      { title: t('link.security-ai'), url: '/security/ai' },
      { title: t('link.investigation-response'), url: '/security/investigation-response' },
      { title: t('link.threat-hunting'), url: '/security/threat-hunting' },
      { title: t('link.threat-research'), url: '/security/cyber-threat-research' },
    ],
    references: [{ title: t('link.security-labs'), url: 'https://security-labs.vendor.example', target: '_blank' }],
  };
}
