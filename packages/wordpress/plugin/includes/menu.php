<?php
/**
 * The menu of the site as data of the header.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/** Widths of panels in px, by how many columns they have: the space around, and what a column takes. */
const SITE_ELEMENTS_PANEL_SPACE  = 66;
const SITE_ELEMENTS_COLUMN_WIDTH = 290;
const SITE_ELEMENTS_COLUMNS_MAX  = 3;

/** How many pages a site without a menu has in its header. */
const SITE_ELEMENTS_PAGES_MAX = 20;

add_action( 'after_setup_theme', 'site_elements_register_menu', 20 );

/**
 * Adds the location to Appearance → Menus, in block themes too.
 */
function site_elements_register_menu() {
	register_nav_menu( 'site-elements', __( 'Site header', 'site-elements' ) );
}

/**
 * Text of what WordPress keeps as HTML: titles come as `R&amp;D` and `<em>`.
 *
 * @param string $html HTML of one line.
 * @return string
 */
function site_elements_text( $html ) {
	return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
}

/**
 * An item of a menu.
 *
 * @param WP_Post  $item As `wp_nav_menu` has it.
 * @param stdClass $args What `wp_nav_menu` was called with.
 * @return array See site_elements_menu_items().
 */
function site_elements_item( $item, $args ) {
	$ancestors = array( 'current-menu-ancestor', 'current_page_ancestor' );
	if ( ! is_search() && ! is_404() ) {
		$ancestors[] = 'current_page_parent'; // The page of posts has it on all that is no page.
	}
	$current   = array_intersect( $ancestors, (array) $item->classes ) ? 'ancestor' : '';
	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own, as in Walker_Nav_Menu.
	$title = apply_filters( 'the_title', $item->title, $item->ID );
	$title = apply_filters( 'nav_menu_item_title', $title, $item, $args, 0 );
	// phpcs:enable
	return array(
		'id'          => (string) $item->ID,
		'parent'      => (string) $item->menu_item_parent,
		'title'       => site_elements_text( $title ),
		'url'         => preg_match( '/^(#?$|javascript:)/i', trim( (string) $item->url ) ) ? '' : $item->url,
		'target'      => '_blank' === $item->target ? '_blank' : '',
		'description' => site_elements_text( $item->description ? $item->description : $item->attr_title ),
		'current'     => ! empty( $item->current ) ? 'page' : $current,
	);
}

/**
 * What the header is made of: the menu at the location “Site header” as WordPress prints it, after all filters of other
 * plugins, else the site's pages.
 *
 * @return array[] Each with `id`, `parent`, `title`, `url`, `target`, `description`, and `current`: `page`, `ancestor` or ''.
 */
function site_elements_menu_items() {
	static $items = null; // Style and header of a page ask for them.
	if ( null !== $items ) {
		return $items;
	}
	if ( ! has_nav_menu( 'site-elements' ) ) {
		$items = site_elements_page_items();
		return $items;
	}
	$items = array();
	$take  = function ( $sorted, $args ) use ( &$items ) {
		foreach ( 'site-elements' === $args->theme_location ? $sorted : array() as $item ) {
			$items[] = site_elements_item( $item, $args );
		}
		return $sorted;
	};
	add_filter( 'wp_nav_menu_objects', $take, PHP_INT_MAX, 2 );
	wp_nav_menu(
		array(
			'theme_location' => 'site-elements',
			'menu_id'        => 'site-elements-menu', // Or the same menu elsewhere would get another one than before.
			'echo'           => false,
			'fallback_cb'    => false,
		)
	);
	remove_filter( 'wp_nav_menu_objects', $take, PHP_INT_MAX );
	return $items;
}

/**
 * The first pages of a site that has assigned no menu; the logo leads to the front page.
 *
 * @return array[]
 */
function site_elements_page_items() {
	$pages = get_pages(
		array(
			'sort_column'  => 'menu_order,post_title',
			'exclude'      => array_filter( array( (int) get_option( 'page_on_front' ) ) ),
			'parent'       => 0,
			'hierarchical' => 0,
			'number'       => SITE_ELEMENTS_PAGES_MAX,
		)
	);
	return array_map(
		function ( $page ) {
			return array(
				'id'          => (string) $page->ID,
				'parent'      => '0',
				'title'       => site_elements_text( get_the_title( $page ) ),
				'url'         => get_permalink( $page ),
				'target'      => '',
				'description' => '',
				'current'     => is_page( $page->ID ) ? 'page' : '',
			);
		},
		$pages ? $pages : array()
	);
}

/**
 * The items below one, each with its own `items`. One without a title is left out, and its items with it.
 *
 * @param array[] $items  All of them.
 * @param string  $parent Its id; `0` for the first level.
 * @return array[]
 */
function site_elements_tree( $items, $parent = '0' ) {
	$tree = array();
	foreach ( $items as $item ) {
		if ( $item['parent'] === $parent && '' !== $item['title'] && $item['id'] !== $parent ) {
			$item['items'] = site_elements_tree( $items, $item['id'] );
			$tree[]        = $item;
		}
	}
	return $tree;
}

/**
 * An item as a link of the data, without what is empty.
 *
 * @param array    $item A menu item.
 * @param string[] $keys What the place has room for.
 * @return array
 */
function site_elements_link( $item, $keys ) {
	return array_filter( array_intersect_key( $item, array_flip( $keys ) ) );
}

/**
 * The links below an item in order, deeper ones after the link that they are below.
 *
 * @param array[] $items A tree.
 * @return array[]
 */
function site_elements_links( $items ) {
	$links = array();
	foreach ( $items as $item ) {
		if ( '' !== $item['url'] ) {
			$links[] = site_elements_link( $item, array( 'title', 'url', 'target', 'description' ) );
		}
		$links = array_merge( $links, site_elements_links( $item['items'] ) );
	}
	return $links;
}

/**
 * The `navigation` of the data. First level: the bar. Second: the links of a panel, or the titles of its sections where one
 * of them has items. Third: the links of a section.
 *
 * @param array[] $tree The menu.
 * @return array[]
 */
function site_elements_navigation( $tree ) {
	$navigation = array();
	foreach ( $tree as $item ) {
		$entry = site_elements_link( $item, array( 'title', 'url', 'target' ) );
		if ( array_filter( array_column( $item['items'], 'items' ) ) ) {
			foreach ( $item['items'] as $below ) {
				$section = site_elements_link( $below, array( 'title', 'url', 'target', 'description' ) );
				$links   = site_elements_links( $below['items'] );
				if ( $links ) {
					$section['links'] = $links;
				}
				$entry['sections'][] = $section;
			}
		} elseif ( $item['items'] ) {
			$links = site_elements_links( $item['items'] );
			if ( $links ) {
				$entry['columns'][] = array(
					'blocks' => array(
						array(
							'type'  => 'sublinks',
							'links' => $links,
						),
					),
				);
			}
		}
		if ( isset( $entry['sections'] ) || isset( $entry['columns'] ) ) {
			$count                 = isset( $entry['sections'] ) ? min( SITE_ELEMENTS_COLUMNS_MAX, count( $entry['sections'] ) ) : 1;
			$entry['column_count'] = $count;
			$entry['width']        = SITE_ELEMENTS_PANEL_SPACE + $count * SITE_ELEMENTS_COLUMN_WIDTH;
		}
		if ( count( array_intersect_key( $entry, array_flip( array( 'url', 'sections', 'columns' ) ) ) ) ) {
			$navigation[] = $entry;
		}
	}
	return $navigation;
}

/**
 * The address of what contains the page being read, if no item leads to the page itself, which the header finds by itself.
 *
 * @param array[] $items The menu's items.
 * @return string An address, or ''.
 */
function site_elements_current_url( $items ) {
	$current = array_column( $items, 'url', 'current' ); // Of equal keys the last one stays: the deepest.
	return isset( $current['page'] ) || empty( $current['ancestor'] ) ? '' : $current['ancestor'];
}

/**
 * The links that are there without script: the menu, or the first level of a navigation that is not made of it.
 *
 * @param array[] $items The menu's items.
 * @param array   $data  The data of the header.
 * @return array[] A tree.
 */
function site_elements_links_without_script( $items, $data ) {
	$tree       = site_elements_tree( $items );
	$navigation = isset( $data['navigation'] ) && is_array( $data['navigation'] ) ? $data['navigation'] : array();
	if ( site_elements_navigation( $tree ) === $navigation ) {
		return $tree;
	}
	$links = array();
	foreach ( $navigation as $entry ) {
		if ( isset( $entry['title'], $entry['url'] ) && is_string( $entry['title'] ) && is_string( $entry['url'] ) ) {
			$links[] = array(
				'title' => $entry['title'],
				'url'   => $entry['url'],
				'items' => array(),
			);
		}
	}
	return $links;
}

/**
 * The menu as a list of links: what is there until the header has come, and without script.
 *
 * @param array[] $tree The menu.
 * @return string HTML.
 */
function site_elements_list( $tree ) {
	$html = '';
	foreach ( $tree as $item ) {
		$link  = '' === $item['url'] ? esc_html( $item['title'] ) : sprintf( '<a href="%s">%s</a>', esc_url( $item['url'] ), esc_html( $item['title'] ) );
		$html .= '<li>' . $link . site_elements_list( $item['items'] ) . '</li>';
	}
	return '' === $html ? '' : '<ul>' . $html . '</ul>';
}
