<?php
/**
 * Prints the elements: by itself at the top of the page, as a block, or by the theme.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'site_elements_register_block' );
add_action( 'wp_enqueue_scripts', 'site_elements_enqueue' );
add_filter( 'script_loader_tag', 'site_elements_defer', 10, 2 );
add_action( 'wp_body_open', 'site_elements_body_open' );

/**
 * The address of a file of the plugin.
 *
 * @param string $path From the plugin's folder.
 * @return string
 */
function site_elements_url( $path ) {
	return plugins_url( $path, SITE_ELEMENTS_FILE );
}

/**
 * Prints the header and its search. In a theme's header.php:
 * `<?php if ( function_exists( 'site_elements_header' ) ) { site_elements_header(); } ?>`.
 * A page has one: the second call prints nothing.
 */
function site_elements_header() {
	echo site_elements_header_html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is made.
}

/**
 * Whether this page's header is printed already.
 *
 * @param bool $is_now Says that it is.
 * @return bool
 */
function site_elements_is_printed( $is_now = false ) {
	static $is_printed = false;
	$is_printed        = $is_printed || $is_now;
	return $is_printed;
}

/**
 * The header and its search.
 *
 * @return string HTML; '' the second time.
 */
function site_elements_header_html() {
	if ( site_elements_is_printed() ) {
		return '';
	}
	site_elements_is_printed( true );
	$items   = site_elements_menu_items();
	$options = site_elements_options();
	$data    = site_elements_data( $items );
	$json    = site_elements_json( $data );
	$html    = sprintf(
		'<site-header locale="%s" theme="%s" hydrate="intent"%s>%s<script type="application/json">%s</script><nav aria-label="%s">%s</nav></site-header>',
		esc_attr( site_elements_locale() ),
		esc_attr( $options['theme'] ),
		empty( $data['masthead']['marquee'] ) ? '' : ' announcement',
		site_elements_fragment( $json ),
		$json,
		esc_attr__( 'Site header', 'site-elements' ),
		site_elements_list( site_elements_links_without_script( $items, $data ) )
	);
	return $options['search'] ? $html . site_elements_search_html( $options['theme'] ) : $html;
}

/**
 * The search overlay, which takes no place; without script its form.
 *
 * @param string $theme As the header has it.
 * @return string HTML.
 */
function site_elements_search_html( $theme ) {
	$data = array(
		'locales' => array( array( 'code' => site_elements_locale() ) ),
		'credit'  => array( 'text' => site_elements_name() ),
	);
	return sprintf(
		'<site-search locale="%1$s" theme="%2$s" search-url="%3$s" query-parameter="s" suggest-url="%4$s"><script type="application/json">%5$s</script><form action="%3$s" method="get" role="search"><input type="search" name="s" aria-label="%6$s"></form></site-search>',
		esc_attr( site_elements_locale() ),
		esc_attr( $theme ),
		esc_url( home_url( '/' ) ),
		esc_url( rest_url( 'site-elements/v1/autosuggest' ) ),
		site_elements_json( $data ),
		esc_attr__( 'Search' ) // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own word.
	);
}

/**
 * The files of the elements: the script, and the style sheet that keeps their place until it has run.
 */
function site_elements_enqueue() {
	wp_enqueue_script( 'site-elements', site_elements_url( 'dist/site-elements.lite.js' ), array(), SITE_ELEMENTS_VERSION, false );
	wp_enqueue_style( 'site-elements-reserve', site_elements_url( 'dist/reserve.css' ), array(), SITE_ELEMENTS_VERSION );
	wp_enqueue_style( 'site-elements', site_elements_url( 'header.css' ), array( 'site-elements-reserve' ), SITE_ELEMENTS_VERSION );
	$options = site_elements_options();
	$data    = site_elements_data( site_elements_menu_items() );
	$css     = empty( $data['masthead'] ) ? ':root{--site-reserved-strip:0px}' : '';
	// A block theme has made the page's content by now: its block is the header then, and may stand in the theme's.
	if ( $options['automatic'] && $options['hide_theme'] && ! site_elements_is_printed() ) {
		$css .= 'body:has(>site-header) :is(header.wp-block-template-part,#masthead,#site-header,.site-header:not(site-header)){display:none!important}';
	}
	if ( is_admin_bar_showing() ) {
		$css .= ':root{--site-offset-top:var(--wp-admin--admin-bar--height,32px)}';
		// There WordPress's bar scrolls away.
		$css .= '@media (max-width:600px){:root{--site-offset-top:0px}}';
	}
	wp_add_inline_style( 'site-elements', $css );
}

/**
 * Defers the script, in WordPress before 6.3 too.
 *
 * @param string $tag    The script's tag.
 * @param string $handle Its name.
 * @return string
 */
function site_elements_defer( $tag, $handle ) {
	return 'site-elements' === $handle && false === strpos( $tag, ' defer' ) ? str_replace( ' src=', ' defer src=', $tag ) : $tag;
}

/**
 * Prints the header at the top of the page, if the settings say so and nothing has printed it.
 */
function site_elements_body_open() {
	$options = site_elements_options();
	if ( $options['automatic'] && ! is_embed() ) {
		site_elements_header();
	}
}

/**
 * The block `site-elements/header`.
 */
function site_elements_register_block() {
	register_block_type( dirname( SITE_ELEMENTS_FILE ) . '/block', array( 'render_callback' => 'site_elements_header_html' ) );
}
