<?php
/**
 * The data of the elements.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * The language of the site, as a tag that the elements know: `de_DE_formal` is `de-de`.
 *
 * @return string
 */
function site_elements_locale() {
	preg_match( '/^[a-z]{2,3}(-[a-z]{2}(?![a-z]))?/', strtolower( str_replace( '_', '-', get_locale() ) ), $matches );
	return $matches ? $matches[0] : 'en-us';
}

/**
 * The site's name; where it has none, its host.
 *
 * @return string
 */
function site_elements_name() {
	$name = site_elements_text( get_bloginfo( 'name' ) );
	return '' === $name ? wp_parse_url( home_url(), PHP_URL_HOST ) : $name;
}

/**
 * What comes from WordPress: site name, logo, menu, search.
 *
 * @param array[] $items The menu's items.
 * @param array   $options The plugin's options.
 * @return array
 */
function site_elements_site_data( $items, $options ) {
	$id   = (int) get_theme_mod( 'custom_logo' ); // Of 0, WordPress answers with the page being read.
	$logo = $id ? wp_get_attachment_image_url( $id, 'full' ) : '';
	$data = array(
		'locales'    => array( array( 'code' => site_elements_locale() ) ),
		'logo'       => array_filter(
			array(
				'title' => site_elements_name(),
				'src'   => $logo,
				'url'   => home_url( '/' ),
			)
		),
		'navigation' => site_elements_navigation( site_elements_tree( $items ) ),
	);
	if ( $options['search'] ) {
		$data['ctas'] = array(
			'search' => array(
				// The word is WordPress's own, so that it is translated wherever WordPress is.
				'title' => __( 'Search' ), // phpcs:ignore WordPress.WP.I18n.MissingArgDomain
				'url'   => home_url( '/?s=' ),
			),
		);
	}
	$current = site_elements_current_url( $items );
	if ( $current ) {
		$data['current_url'] = $current;
	}
	return $data;
}

/**
 * Data of the site's own in that of WordPress, key by key; `ctas` link by link.
 *
 * @param array $data What comes from WordPress.
 * @param array $own  What the settings page has.
 * @return array
 */
function site_elements_merge( $data, $own ) {
	if ( isset( $data['ctas'], $own['ctas'] ) && is_array( $own['ctas'] ) ) {
		$own['ctas'] = array_merge( $data['ctas'], $own['ctas'] );
	}
	return array_merge( $data, $own );
}

/**
 * The data of `<site-header>`.
 *
 * @param array[] $items The menu's items.
 * @return array
 */
function site_elements_data( $items ) {
	$options = site_elements_options();
	$own     = site_elements_read_json( $options['data'] );
	$data    = site_elements_site_data( $items, $options );
	/**
	 * The data of the header, before it is printed: the place for menus of several languages (Polylang, WPML).
	 *
	 * @param array $data As elements/site-header.md and schema/navigation.json describe it.
	 */
	return apply_filters( 'site_elements_data', is_wp_error( $own ) ? $data : site_elements_merge( $data, $own ) );
}

/**
 * JSON for a script element: nothing in it can end the element.
 *
 * @param array $data Data.
 * @return string
 */
function site_elements_json( $data ) {
	return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
}
