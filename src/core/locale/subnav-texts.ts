import type { ShortCode } from './locales.ts';

/** Every text the sub-navigation shows or says that its data does not bring. Specification §3, Translation tables. */
export interface SubnavTexts {
  /** Names the landmark; assistive technology adds “navigation”. `{section}`: the section's title. */
  readonly sectionNavigation: string;
  /** Says what the arrow of the mobile dropdown does while it is closed. */
  readonly show: string;
  /** Says what the arrow of the mobile dropdown does while it is open. */
  readonly hide: string;
  /** Label of the button at the dropdown's end, if the data has no `collapse_menu.title_l10n`. */
  readonly collapse: string;
  /** Names the RSS link. Specification §2.5. */
  readonly rssFeed: string;
  /** Scrolls a bar that is too narrow for its links towards the end. */
  readonly scrollForward: string;
  /** Scrolls it towards the start. */
  readonly scrollBackward: string;
  /** Names the button and the list of an entry's level-4 links. `{title}`: the entry. */
  readonly submenu: string;
}

/** The sub-navigation's texts in the eight languages. */
export const subnavTexts: Readonly<Record<ShortCode, SubnavTexts>> = {
  en: {
    sectionNavigation: '{section} section',
    show: 'Show section links',
    hide: 'Hide section links',
    collapse: 'Collapse',
    rssFeed: 'RSS feed',
    scrollForward: 'Scroll forward',
    scrollBackward: 'Scroll back',
    submenu: 'Subpages of {title}',
  },
  de: {
    sectionNavigation: 'Bereich {section}',
    show: 'Links des Bereichs anzeigen',
    hide: 'Links des Bereichs ausblenden',
    collapse: 'Einklappen',
    rssFeed: 'RSS-Feed',
    scrollForward: 'Vorwärts scrollen',
    scrollBackward: 'Zurückscrollen',
    submenu: 'Unterseiten von {title}',
  },
  es: {
    sectionNavigation: 'Sección {section}',
    show: 'Mostrar enlaces de la sección',
    hide: 'Ocultar enlaces de la sección',
    collapse: 'Contraer',
    rssFeed: 'Canal RSS',
    scrollForward: 'Desplazar hacia adelante',
    scrollBackward: 'Desplazar hacia atrás',
    submenu: 'Subpáginas de {title}',
  },
  fr: {
    sectionNavigation: 'Rubrique {section}',
    show: 'Afficher les liens de la rubrique',
    hide: 'Masquer les liens de la rubrique',
    collapse: 'Réduire',
    rssFeed: 'Flux RSS',
    scrollForward: 'Défiler vers l’avant',
    scrollBackward: 'Défiler vers l’arrière',
    submenu: 'Sous-pages de {title}',
  },
  jp: {
    sectionNavigation: '{section}セクション',
    show: 'セクションのリンクを表示',
    hide: 'セクションのリンクを非表示',
    collapse: '折りたたむ',
    rssFeed: 'RSSフィード',
    scrollForward: '次へスクロール',
    scrollBackward: '前へスクロール',
    submenu: '{title}のサブページ',
  },
  kr: {
    sectionNavigation: '{section} 섹션',
    show: '섹션 링크 표시',
    hide: '섹션 링크 숨기기',
    collapse: '접기',
    rssFeed: 'RSS 피드',
    scrollForward: '다음으로 스크롤',
    scrollBackward: '이전으로 스크롤',
    submenu: '{title} 하위 페이지',
  },
  cn: {
    sectionNavigation: '{section}栏目',
    show: '显示栏目链接',
    hide: '隐藏栏目链接',
    collapse: '收起',
    rssFeed: 'RSS 订阅',
    scrollForward: '查看后面的链接',
    scrollBackward: '查看前面的链接',
    submenu: '{title}的子页面',
  },
  pt: {
    sectionNavigation: 'Seção {section}',
    show: 'Mostrar links da seção',
    hide: 'Ocultar links da seção',
    collapse: 'Recolher',
    rssFeed: 'Feed RSS',
    scrollForward: 'Rolar para a frente',
    scrollBackward: 'Rolar para trás',
    submenu: 'Subpáginas de {title}',
  },
};
