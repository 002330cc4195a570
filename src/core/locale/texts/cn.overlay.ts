import type { OverlayTexts, ProductNames } from '../text-types.ts';

/** What the opened search shows, in Simplified Chinese. */
export const overlayTexts: OverlayTexts = {
  removeFilter: '移除筛选：{filter}',
  filters: '已应用的筛选',
  blog: '博客',
  documentation: '文档',
  docs: '文档',
  suggestions: '搜索建议',
  suggestionCount: { other: '{count} 条搜索建议' },
  waiting: '正在搜索…',
  noMatch: '没有与“{text}”匹配的建议，但仍可直接搜索。',
  failed: '无法加载建议，请重试或直接搜索。',
  retry: '重试',
  offline: '网络已断开，恢复连接后将显示建议。',
  credit: '由相关性引擎排序',
  learnMore: '了解详情',
  submitHint: '按 Enter 键查看全部结果',
};

/** The names that products have in Simplified Chinese. */
export const productNames: ProductNames = {
  'Application Performance Monitoring': '应用性能监测',
  'Cloud Security': '云安全',
  'Endpoint Security': '终端安全',
  'Enterprise Search': '企业搜索',
  'Fleet and Elastic Agent': 'Fleet 和 Elastic Agent',
  Integrations: '集成',
  'Machine Learning': '机器学习',
  Observability: '可观测性',
  'Search Applications': '搜索应用',
  Security: '安全',
  'Vector Database': '向量数据库',
};
