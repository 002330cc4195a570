<?php
/**
 * The header printed as HTML, so that it is there at the first paint. WordPress has no Node, so an editor's browser prints it:
 * whenever one is at the settings or the menus and what visitors get has changed. A fragment belongs to the JSON
 * that it was printed from, and goes into pages with the very same JSON only, so an old one is never shown.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

const SITE_ELEMENTS_FRAGMENTS_MAX       = 20;
const SITE_ELEMENTS_FRAGMENT_LENGTH_MAX = 300000;

add_action( 'rest_api_init', 'site_elements_register_fragments' );
add_action( 'admin_enqueue_scripts', 'site_elements_enqueue_printer' );

/**
 * Names JSON of this version of the plugin.
 *
 * @param string $json As it stands in the page.
 * @return string
 */
function site_elements_fragment_name( $json ) {
	return md5( SITE_ELEMENTS_VERSION . $json );
}

/**
 * The shadow root that was printed from JSON.
 *
 * @param string $json As it stands in the page.
 * @return string `<template shadowrootmode="open">…</template>`, or '' if none was printed.
 */
function site_elements_fragment( $json ) {
	$fragments = (array) get_option( 'site_elements_fragments', array() );
	$name      = site_elements_fragment_name( $json );
	return isset( $fragments[ $name ] ) ? $fragments[ $name ] : '';
}

/**
 * Who may bring HTML: whoever may write it into posts as it is.
 *
 * @return bool
 */
function site_elements_may_print() {
	return current_user_can( 'manage_options' ) && current_user_can( 'unfiltered_html' );
}

/**
 * `POST /wp-json/site-elements/v1/fragments`, with WordPress's nonce: replaces all fragments.
 */
function site_elements_register_fragments() {
	register_rest_route(
		'site-elements/v1',
		'/fragments',
		array(
			'methods'             => WP_REST_Server::CREATABLE,
			'callback'            => 'site_elements_keep_fragments',
			'permission_callback' => 'site_elements_may_print',
			'args'                => array(
				'fragments' => array(
					'type'     => 'array',
					'required' => true,
					'maxItems' => SITE_ELEMENTS_FRAGMENTS_MAX,
					'items'    => array(
						'type'       => 'object',
						'properties' => array(
							'json'     => array(
								'type'     => 'string',
								'required' => true,
							),
							'template' => array(
								'type'      => 'string',
								'required'  => true,
								'maxLength' => SITE_ELEMENTS_FRAGMENT_LENGTH_MAX,
								'pattern'   => '^<template shadowrootmode="open"[^>]*>',
							),
						),
					),
				),
			),
		)
	);
}

/**
 * Keeps what was printed.
 *
 * @param WP_REST_Request $request With `fragments`.
 * @return WP_REST_Response How many are kept.
 */
function site_elements_keep_fragments( $request ) {
	$fragments = array();
	foreach ( $request['fragments'] as $fragment ) {
		$fragments[ site_elements_fragment_name( $fragment['json'] ) ] = $fragment['template'];
	}
	update_option( 'site_elements_fragments', $fragments, false );
	return new WP_REST_Response( array( 'count' => count( $fragments ) ) );
}

/**
 * Loads the printer where header and menus are changed.
 *
 * @param string $page The admin page.
 */
function site_elements_enqueue_printer( $page ) {
	if ( ! in_array( $page, array( 'appearance_page_site-elements', 'nav-menus.php' ), true ) || ! site_elements_may_print() ) {
		return;
	}
	$newest = get_posts( array( 'numberposts' => 1 ) );
	wp_enqueue_script( 'site-elements-printer', site_elements_url( 'admin/printer.js' ), array( 'wp-api-fetch' ), SITE_ELEMENTS_VERSION, true );
	wp_localize_script(
		'site-elements-printer',
		'siteElementsPrinter',
		array(
			'script' => site_elements_url( 'admin/prerender.js?ver=' . SITE_ELEMENTS_VERSION ),
			// One page of each kind: what contains the page is marked in posts.
			'pages'  => array_merge( array( home_url( '/' ) ), array_map( 'get_permalink', $newest ) ),
		)
	);
}
