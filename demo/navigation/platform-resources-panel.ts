import type { Translate } from './types.ts';

/** The Resources panel of the second reading, made of column blocks. Specification §2.2 and §3. */
export function resourcesPanel(t: Translate): object {
  return {
    title: t('bar.resources'),
    key: 'resources',
    title_id: 'nav-resources',
    cta: { title: t('link.all-resources'), url: '/resources', variant: 'tertiary' },
    columns: [learnColumn(t), helpColumn(t), labsColumn(t)],
    below_columns: [
      {
        type: 'card',
        title: t('report.relevance'),
        image: { src: '/images/handbook.svg', alt: '', width: 64, height: 64 },
        paragraph: t('resources.footer.whats-new.paragraph'),
        background_style: 'bg-light-gray',
        card_padding: 'card-small',
        ctas: [
          { title: t('report.read'), url: '/resources/relevance-handbook', variant: 'tertiary', size: 'small' },
          { title: t('resources.footer.whats-new.cta'), url: '/whats-new', variant: 'tertiary', size: 'small' },
        ],
      },
    ],
    dropdown_footer: {
      title: t('resources.footer.title'),
      cards: [
        {
          title: t('resources.footer.webinar'),
          paragraph: t('resources.footer.webinar.paragraph'),
          url: '/events/?tab=1&event=Webinars',
        },
        { title: t('playground.title'), url: '/demo-gallery/ai-playground' },
      ],
    },
  };
}

function learnColumn(t: Translate): object {
  return {
    blocks: [
      { type: 'title', title: t('section.learn') },
      { type: 'paragraph', html: t('resources.start.paragraph') },
      {
        type: 'sublinks',
        links: [
          { title: t('link.getting-started'), url: '/getting-started' },
          { title: t('link.guide'), url: '/guide' },
          { title: t('link.downloads'), url: '/downloads' },
          { title: t('link.learn'), url: '/learn' },
          { title: t('link.training'), url: '/training' },
          { title: t('link.demo-gallery'), url: '/demo-gallery', new: true },
        ],
      },
    ],
  };
}

function helpColumn(t: Translate): object {
  return {
    blocks: [
      { type: 'title', title: t('section.help') },
      {
        type: 'sublinks',
        links: [
          { title: t('link.support'), url: '/support' },
          { title: t('link.consulting'), url: '/consulting' },
          { title: t('link.forum'), url: 'https://discuss.vendor.example', target: '_blank' },
        ],
      },
      { type: 'divider' },
      { type: 'title', title: t('section.connect') },
      {
        type: 'sublinks',
        links: [
          { title: t('link.blog'), url: '/blog' },
          { title: t('link.events'), url: '/events' },
          { title: t('link.webinars'), url: '/events/?tab=1&event=Webinars' },
        ],
      },
    ],
  };
}

function labsColumn(t: Translate): object {
  return {
    blocks: [
      { type: 'image', src: '/images/steps.svg', alt: t('resources.start.image'), width: 264, height: 72 },
      { type: 'title', title: t('section.labs') },
      {
        type: 'sublinks',
        links: [
          { title: t('link.search-labs'), url: 'https://search-labs.vendor.example' },
          { title: t('link.observability-labs'), url: 'https://observability-labs.vendor.example' },
          { title: t('link.security-labs'), url: 'https://security-labs.vendor.example' },
        ],
      },
      {
        type: 'cta_group',
        ctas: [
          {
            title: t('link.threat-research'),
            url: '/security/cyber-threat-research',
            variant: 'tertiary',
            size: 'small',
          },
        ],
      },
    ],
  };
}
