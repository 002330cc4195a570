<?php
/**
 * What the settings page keeps.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * The options with their defaults.
 *
 * @return array {
 *     @type bool   $automatic  Print the header at the top of every page (`wp_body_open`).
 *     @type bool   $hide_theme Hide the header of the theme where ours is printed so.
 *     @type bool   $search     A search control, and the overlay that it opens.
 *     @type string $theme      `light`, `dark`, or `auto` for what the visitor's system says.
 *     @type string $data       JSON of the site's own, or ''.
 * }
 */
function site_elements_options() {
	$defaults = array(
		'automatic'  => true,
		'hide_theme' => true,
		'search'     => true,
		'theme'      => 'light',
		'data'       => '',
	);
	return array_merge( $defaults, (array) get_option( 'site_elements', array() ) );
}

/**
 * The site's own data.
 *
 * @param string $text JSON, or ''.
 * @return array|WP_Error Its top level by key, or what is wrong, in words for whoever typed it.
 */
function site_elements_read_json( $text ) {
	if ( ! is_string( $text ) || '' === trim( $text ) ) {
		return array();
	}
	$value = json_decode( $text, true );
	if ( JSON_ERROR_NONE !== json_last_error() ) {
		return new WP_Error(
			'site_elements_json',
			sprintf(
				/* translators: %s: what the JSON parser says, such as “Syntax error”. */
				__( 'The data is not JSON (%s), so it is kept here but not used. Look for a missing or extra comma, quote or bracket.', 'site-elements' ),
				json_last_error_msg()
			)
		);
	}
	if ( ! is_array( $value ) || '{' !== substr( ltrim( $text ), 0, 1 ) ) {
		return new WP_Error(
			'site_elements_json',
			__( 'The data is JSON, but no object: it must begin with { and end with }. It is kept here but not used.', 'site-elements' )
		);
	}
	return $value;
}
