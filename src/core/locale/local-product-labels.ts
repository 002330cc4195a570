import type { ShortCode } from './locales.ts';

/** Names that a language really has, by canonical name. A name that is missing stays as it is. Specification §3. */
const LOCAL_LABELS: Readonly<Record<ShortCode, Readonly<Record<string, string>>>> = {
  en: {},
  de: {
    'Fleet and Elastic Agent': 'Fleet und Elastic Agent',
    Integrations: 'Integrationen',
    Security: 'Sicherheit',
    'Cloud Security': 'Cloudsicherheit',
    'Endpoint Security': 'Endpunktsicherheit',
    'Search Applications': 'Suchanwendungen',
    'Vector Database': 'Vektordatenbank',
  },
  es: {
    'Application Performance Monitoring': 'Monitoreo del rendimiento de aplicaciones',
    'Cloud Security': 'Seguridad en la nube',
    'Endpoint Security': 'Seguridad de endpoints',
    'Fleet and Elastic Agent': 'Fleet y Elastic Agent',
    Integrations: 'Integraciones',
    Observability: 'Observabilidad',
    'Search Applications': 'Aplicaciones de búsqueda',
    Security: 'Seguridad',
    'Vector Database': 'Base de datos vectorial',
  },
  fr: {
    'Application Performance Monitoring': 'Monitoring des performances applicatives',
    'Cloud Security': 'Sécurité du cloud',
    'Endpoint Security': 'Sécurité des terminaux',
    'Fleet and Elastic Agent': 'Fleet et Elastic Agent',
    Integrations: 'Intégrations',
    Observability: 'Observabilité',
    'Search Applications': 'Applications de recherche',
    Security: 'Sécurité',
    'Vector Database': 'Base de données vectorielle',
  },
  jp: {
    'Application Performance Monitoring': 'アプリケーションパフォーマンス監視',
    'Cloud Security': 'クラウドセキュリティ',
    'Endpoint Security': 'エンドポイントセキュリティ',
    'Enterprise Search': 'エンタープライズサーチ',
    'Fleet and Elastic Agent': 'FleetとElastic Agent',
    Integrations: 'インテグレーション',
    'Machine Learning': '機械学習',
    Observability: 'オブザーバビリティ',
    'Search Applications': '検索アプリケーション',
    Security: 'セキュリティ',
    'Vector Database': 'ベクトルデータベース',
  },
  kr: {
    'Application Performance Monitoring': '애플리케이션 성능 모니터링',
    'Cloud Security': '클라우드 보안',
    'Endpoint Security': '엔드포인트 보안',
    'Enterprise Search': '엔터프라이즈 검색',
    'Fleet and Elastic Agent': 'Fleet 및 Elastic Agent',
    Integrations: '통합',
    'Machine Learning': '머신 러닝',
    Observability: '옵저버빌리티',
    'Search Applications': '검색 애플리케이션',
    Security: '보안',
    'Vector Database': '벡터 데이터베이스',
  },
  cn: {
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
  },
  pt: {
    'Application Performance Monitoring': 'Monitoramento de desempenho de aplicações',
    'Cloud Security': 'Segurança na nuvem',
    'Endpoint Security': 'Segurança de endpoints',
    'Fleet and Elastic Agent': 'Fleet e Elastic Agent',
    Integrations: 'Integrações',
    Observability: 'Observabilidade',
    'Search Applications': 'Aplicações de busca',
    Security: 'Segurança',
    'Vector Database': 'Banco de dados vetorial',
  },
};

/** How a page in the given language calls a product; names without a translation stay canonical. Specification §3. */
export function localProductLabel(canonicalLabel: string, shortCode: ShortCode): string {
  const labels = LOCAL_LABELS[shortCode];
  return (Object.hasOwn(labels, canonicalLabel) ? labels[canonicalLabel] : undefined) ?? canonicalLabel;
}
