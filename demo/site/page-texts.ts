import type { ShortCode } from './languages.ts';

/** What a page of the demo site says around its content. */
export interface PageTexts {
  /** Names the plain links in the header that stand there until the element is ready. */
  readonly mainNavigation: string;
  /** The plain search form's field and button. */
  readonly search: string;
  readonly onThisPage: string;
  /** Headings of the lists that the generator adds to an index page. */
  readonly allArticles: string;
  readonly allStories: string;
  readonly allPages: string;
  /** Names the links to a page's translations. */
  readonly otherLanguages: string;
  readonly demoNote: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  readonly home: string;
  readonly secondReadingTitle: string;
  readonly secondReadingText: string;
}

/** The texts by short code. Specification §7. */
export const PAGE_TEXTS: Readonly<Record<ShortCode, PageTexts>> = {
  en: {
    mainNavigation: 'Main navigation',
    search: 'Search',
    onThisPage: 'On this page',
    allArticles: 'All articles',
    allStories: 'All stories',
    allPages: 'All pages',
    otherLanguages: 'This page in other languages',
    demoNote: 'A demo of site-elements. Vendor is a made-up company, and its products are here to be searched.',
    notFoundTitle: 'There is no page here',
    notFoundText: 'The address may be misspelt, or the page has moved. Search finds it if it still exists.',
    home: 'Home',
    secondReadingTitle: 'The second reading',
    secondReadingText:
      'The same header with the other set of top-level items: Platform, Solutions, Customers and Resources. Only its data differs.',
  },
  de: {
    mainNavigation: 'Hauptnavigation',
    search: 'Suchen',
    onThisPage: 'Auf dieser Seite',
    allArticles: 'Alle Artikel',
    allStories: 'Alle Kundenberichte',
    allPages: 'Alle Seiten',
    otherLanguages: 'Diese Seite in anderen Sprachen',
    demoNote:
      'Eine Demo von site-elements. Die Firma Vendor ist erfunden; ihre Produkte stehen hier, damit sich etwas finden lässt.',
    notFoundTitle: 'Hier gibt es keine Seite',
    notFoundText:
      'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen. Die Suche findet sie, wenn es sie noch gibt.',
    home: 'Startseite',
    secondReadingTitle: 'Die zweite Lesart',
    secondReadingText:
      'Derselbe Header mit den anderen Hauptpunkten: Plattform, Lösungen, Kunden und Ressourcen. Nur die Daten sind andere.',
  },
  es: {
    mainNavigation: 'Navegación principal',
    search: 'Buscar',
    onThisPage: 'En esta página',
    allArticles: 'Todos los artículos',
    allStories: 'Todas las historias',
    allPages: 'Todas las páginas',
    otherLanguages: 'Esta página en otros idiomas',
    demoNote:
      'Una demostración de site-elements. Vendor es una empresa ficticia y sus productos están aquí para que haya algo que buscar.',
    notFoundTitle: 'Aquí no hay ninguna página',
    notFoundText:
      'Puede que la dirección tenga un error o que la página haya cambiado de lugar. Si todavía existe, la búsqueda la encuentra.',
    home: 'Inicio',
    secondReadingTitle: 'La segunda lectura',
    secondReadingText:
      'El mismo encabezado con el otro conjunto de secciones: Plataforma, Soluciones, Clientes y Recursos. Solo cambian los datos.',
  },
  fr: {
    mainNavigation: 'Navigation principale',
    search: 'Rechercher',
    onThisPage: 'Sur cette page',
    allArticles: 'Tous les articles',
    allStories: 'Tous les témoignages',
    allPages: 'Toutes les pages',
    otherLanguages: 'Cette page dans d’autres langues',
    demoNote:
      'Une démonstration de site-elements. Vendor est une entreprise fictive ; ses produits sont là pour qu’il y ait quelque chose à trouver.',
    notFoundTitle: 'Il n’y a pas de page ici',
    notFoundText:
      'L’adresse est peut-être mal écrite, ou la page a été déplacée. Si elle existe encore, la recherche la retrouvera.',
    home: 'Accueil',
    secondReadingTitle: 'La seconde lecture',
    secondReadingText:
      'Le même en-tête avec l’autre jeu de rubriques : Plateforme, Solutions, Clients et Ressources. Seules les données changent.',
  },
  jp: {
    mainNavigation: 'メインナビゲーション',
    search: '検索',
    onThisPage: 'このページの内容',
    allArticles: 'すべての記事',
    allStories: 'すべての事例',
    allPages: 'すべてのページ',
    otherLanguages: 'このページの他の言語版',
    demoNote: 'site-elements のデモサイトです。Vendor は架空の企業で、製品の説明は検索を試すために用意しています。',
    notFoundTitle: 'ページが見つかりません',
    notFoundText:
      'アドレスが間違っているか、ページが移動した可能性があります。公開中のページであれば、検索で見つかります。',
    home: 'ホーム',
    secondReadingTitle: 'もうひとつの構成',
    secondReadingText:
      '同じヘッダーを、別の最上位項目(プラットフォーム、ソリューション、お客様、リソース)で表示しています。違うのはデータだけです。',
  },
  kr: {
    mainNavigation: '기본 탐색',
    search: '검색',
    onThisPage: '이 페이지의 내용',
    allArticles: '모든 글',
    allStories: '모든 사례',
    allPages: '모든 페이지',
    otherLanguages: '다른 언어로 보기',
    demoNote:
      'site-elements 데모 사이트입니다. Vendor는 가상의 회사이며, 제품 설명은 검색을 시험해 보기 위한 것입니다.',
    notFoundTitle: '페이지를 찾을 수 없습니다',
    notFoundText: '주소가 잘못되었거나 페이지가 옮겨졌을 수 있습니다. 남아 있는 페이지라면 검색으로 찾을 수 있습니다.',
    home: '홈',
    secondReadingTitle: '두 번째 구성',
    secondReadingText:
      '같은 헤더를 다른 최상위 항목(플랫폼, 솔루션, 고객, 리소스)으로 보여 줍니다. 달라지는 것은 데이터뿐입니다.',
  },
  cn: {
    mainNavigation: '主导航',
    search: '搜索',
    onThisPage: '本页内容',
    allArticles: '全部文章',
    allStories: '全部案例',
    allPages: '全部页面',
    otherLanguages: '本页的其他语言版本',
    demoNote: '这是 site-elements 的演示网站。Vendor 是虚构的公司，产品内容仅供体验搜索之用。',
    notFoundTitle: '这里没有页面',
    notFoundText: '地址可能有误，或者页面已经移走。如果页面仍然存在，可以通过搜索找到。',
    home: '首页',
    secondReadingTitle: '第二种导航结构',
    secondReadingText: '同一个页头，换成另一组一级栏目：平台、解决方案、客户和资源。不同的只有数据。',
  },
  pt: {
    mainNavigation: 'Navegação principal',
    search: 'Pesquisar',
    onThisPage: 'Nesta página',
    allArticles: 'Todos os artigos',
    allStories: 'Todas as histórias',
    allPages: 'Todas as páginas',
    otherLanguages: 'Esta página em outros idiomas',
    demoNote:
      'Uma demonstração do site-elements. A Vendor é uma empresa fictícia, e seus produtos estão aqui para que haja o que pesquisar.',
    notFoundTitle: 'Não há nenhuma página aqui',
    notFoundText:
      'O endereço pode estar errado ou a página pode ter mudado de lugar. Se ela ainda existir, a pesquisa a encontra.',
    home: 'Início',
    secondReadingTitle: 'A segunda leitura',
    secondReadingText:
      'O mesmo cabeçalho com o outro conjunto de itens principais: Plataforma, Soluções, Clientes e Recursos. Só os dados mudam.',
  },
};
