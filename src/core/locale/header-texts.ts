import type { ShortCode } from './locales.ts';

/** Every text the header shows or says that its data does not bring. Specification §3, Translation tables. */
export interface HeaderTexts {
  /** The first link of the page, seen on focus only. */
  readonly skipToContent: string;
  /** Names the landmark of the primary navigation; assistive technology adds “navigation”. */
  readonly mainNavigation: string;
  /** Names the landmark of the masthead's links. */
  readonly mastheadNavigation: string;
  /** Names the logo link. `{site}`: the logo's title. */
  readonly home: string;
  /** Says what the hamburger does while the menu is closed. */
  readonly openMenu: string;
  /** Says what the cross does while the menu is open. */
  readonly closeMenu: string;
  /** Names the hamburger where its state is told by `aria-expanded`, and the menu itself. */
  readonly menu: string;
  /** Names the button of the language picker. `{language}`: the current language's own name. */
  readonly language: string;
  /** Names the list of languages. */
  readonly languages: string;
  /** Label of the search control, if its data has no title. */
  readonly search: string;
  /** Names the region of the announcement. */
  readonly announcement: string;
  /** Stops the announcement's movement. */
  readonly pauseAnnouncement: string;
  /** Lets the announcement move again. */
  readonly playAnnouncement: string;
  /** Puts the announcement away for good. */
  readonly dismissAnnouncement: string;
  /** Mark on what is new. */
  readonly new: string;
  /** Follows a link's text for assistive technology, brackets included. */
  readonly opensInNewTab: string;
  /** Names the account control, if its data has no title. */
  readonly account: string;
}

/** The header's texts in the eight languages. */
export const headerTexts: Readonly<Record<ShortCode, HeaderTexts>> = {
  en: {
    skipToContent: 'Skip to main content',
    mainNavigation: 'Main',
    mastheadNavigation: 'Quick links',
    home: '{site} home',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    language: 'Language: {language}',
    languages: 'Languages',
    search: 'Search',
    announcement: 'Announcement',
    pauseAnnouncement: 'Pause announcement',
    playAnnouncement: 'Play announcement',
    dismissAnnouncement: 'Dismiss announcement',
    new: 'New',
    opensInNewTab: '(opens in a new tab)',
    account: 'Account',
  },
  de: {
    skipToContent: 'Zum Hauptinhalt springen',
    mainNavigation: 'Hauptmenü',
    mastheadNavigation: 'Schnellzugriff',
    home: '{site} – Startseite',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    menu: 'Menü',
    language: 'Sprache: {language}',
    languages: 'Sprachen',
    search: 'Suche',
    announcement: 'Ankündigung',
    pauseAnnouncement: 'Ankündigung anhalten',
    playAnnouncement: 'Ankündigung fortsetzen',
    dismissAnnouncement: 'Ankündigung ausblenden',
    new: 'Neu',
    opensInNewTab: '(wird in neuem Tab geöffnet)',
    account: 'Konto',
  },
  es: {
    skipToContent: 'Ir al contenido principal',
    mainNavigation: 'Menú principal',
    mastheadNavigation: 'Enlaces rápidos',
    home: '{site} – Inicio',
    openMenu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    menu: 'Menú',
    language: 'Idioma: {language}',
    languages: 'Idiomas',
    search: 'Buscar',
    announcement: 'Anuncio',
    pauseAnnouncement: 'Pausar anuncio',
    playAnnouncement: 'Reanudar anuncio',
    dismissAnnouncement: 'Ocultar anuncio',
    new: 'Nuevo',
    opensInNewTab: '(se abre en una pestaña nueva)',
    account: 'Cuenta',
  },
  fr: {
    skipToContent: 'Aller au contenu principal',
    mainNavigation: 'Menu principal',
    mastheadNavigation: 'Liens rapides',
    home: '{site} – Accueil',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    menu: 'Menu',
    language: 'Langue\u00a0: {language}',
    languages: 'Langues',
    search: 'Rechercher',
    announcement: 'Annonce',
    pauseAnnouncement: 'Mettre l’annonce en pause',
    playAnnouncement: 'Relancer l’annonce',
    dismissAnnouncement: 'Masquer l’annonce',
    new: 'Nouveau',
    opensInNewTab: '(s’ouvre dans un nouvel onglet)',
    account: 'Compte',
  },
  jp: {
    skipToContent: 'メインコンテンツへスキップ',
    mainNavigation: 'メインメニュー',
    mastheadNavigation: 'クイックリンク',
    home: '{site} ホーム',
    openMenu: 'メニューを開く',
    closeMenu: 'メニューを閉じる',
    menu: 'メニュー',
    language: '言語：{language}',
    languages: '言語一覧',
    search: '検索',
    announcement: 'お知らせ',
    pauseAnnouncement: 'お知らせを一時停止',
    playAnnouncement: 'お知らせを再生',
    dismissAnnouncement: 'お知らせを閉じる',
    new: '新着',
    opensInNewTab: '（新しいタブで開きます）',
    account: 'アカウント',
  },
  kr: {
    skipToContent: '본문으로 건너뛰기',
    mainNavigation: '주 메뉴',
    mastheadNavigation: '바로가기',
    home: '{site} 홈',
    openMenu: '메뉴 열기',
    closeMenu: '메뉴 닫기',
    menu: '메뉴',
    language: '언어: {language}',
    languages: '언어 목록',
    search: '검색',
    announcement: '공지',
    pauseAnnouncement: '공지 일시 정지',
    playAnnouncement: '공지 재생',
    dismissAnnouncement: '공지 닫기',
    new: '신규',
    opensInNewTab: '(새 탭에서 열림)',
    account: '계정',
  },
  cn: {
    skipToContent: '跳到主要内容',
    mainNavigation: '主菜单',
    mastheadNavigation: '快捷链接',
    home: '{site} 首页',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    menu: '菜单',
    language: '语言：{language}',
    languages: '语言列表',
    search: '搜索',
    announcement: '公告',
    pauseAnnouncement: '暂停滚动公告',
    playAnnouncement: '继续滚动公告',
    dismissAnnouncement: '关闭公告',
    new: '新',
    opensInNewTab: '（在新标签页中打开）',
    account: '账户',
  },
  pt: {
    skipToContent: 'Ir para o conteúdo principal',
    mainNavigation: 'Menu principal',
    mastheadNavigation: 'Links rápidos',
    home: '{site} – Página inicial',
    openMenu: 'Abrir menu',
    closeMenu: 'Fechar menu',
    menu: 'Menu',
    language: 'Idioma: {language}',
    languages: 'Idiomas',
    search: 'Buscar',
    announcement: 'Aviso',
    pauseAnnouncement: 'Pausar aviso',
    playAnnouncement: 'Retomar aviso',
    dismissAnnouncement: 'Ocultar aviso',
    new: 'Novo',
    opensInNewTab: '(abre em uma nova guia)',
    account: 'Conta',
  },
};
