<?php
/**
 * Suggestions while somebody types: WordPress's own search, in the shape that `<site-search>` reads.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

const SITE_ELEMENTS_QUERY_LENGTH_MIN = 3;
const SITE_ELEMENTS_QUERY_LENGTH_MAX = 200;
const SITE_ELEMENTS_SUGGESTIONS_MAX  = 10;

add_action( 'rest_api_init', 'site_elements_register_suggestions' );

/**
 * `GET /wp-json/site-elements/v1/autosuggest?q=…`. Public, as the search of the site is.
 */
function site_elements_register_suggestions() {
	register_rest_route(
		'site-elements/v1',
		'/autosuggest',
		array(
			'methods'             => WP_REST_Server::READABLE,
			'callback'            => 'site_elements_suggest',
			'permission_callback' => '__return_true',
			'args'                => array(
				'q' => array(
					'description' => __( 'What was typed.', 'site-elements' ),
					'type'        => 'string',
					'required'    => true,
					'maxLength'   => SITE_ELEMENTS_QUERY_LENGTH_MAX,
				),
			),
		)
	);
}

/**
 * Answers with what the site's search finds: published, public, without a password. The same for everybody, so it may be kept;
 * but not what only somebody who is logged in may ask for, on a site that closes its REST API.
 *
 * @param WP_REST_Request $request The question.
 * @return WP_REST_Response|WP_Error A list of `title`, `url` and `website_area`, the best first.
 */
function site_elements_suggest( $request ) {
	$text     = trim( sanitize_text_field( $request['q'] ) );
	$is_short = mb_strlen( $text ) < SITE_ELEMENTS_QUERY_LENGTH_MIN;
	$found    = $is_short ? array() : site_elements_find( $text );
	if ( is_wp_error( $found ) ) {
		return $found;
	}
	$response = new WP_REST_Response( $found );
	if ( ! is_user_logged_in() ) {
		$response->header( 'Cache-Control', 'public, max-age=60, stale-while-revalidate=600' );
	}
	$response->header( 'X-Robots-Tag', 'noindex' );
	return $response;
}

/**
 * What the REST search finds, as anybody sees it.
 *
 * @param string $text What was typed.
 * @return array[]|WP_Error
 */
function site_elements_find( $text ) {
	$types = get_post_types(
		array(
			'public'              => true,
			'show_in_rest'        => true,
			'exclude_from_search' => false,
		)
	);
	$user  = get_current_user_id();
	wp_set_current_user( 0 );
	$search = new WP_REST_Request( 'GET', '/wp/v2/search' );
	$search->set_query_params(
		array(
			'search'   => $text,
			'per_page' => SITE_ELEMENTS_SUGGESTIONS_MAX,
			'type'     => 'post',
			'subtype'  => array_values( array_diff( $types, array( 'attachment' ) ) ),
		)
	);
	$answer = rest_do_request( $search );
	wp_set_current_user( $user );
	if ( $answer->is_error() ) {
		return $answer->as_error();
	}
	$suggestions = array();
	foreach ( $answer->get_data() as $found ) {
		$title = site_elements_text( $found['title'] );
		$type  = get_post_type_object( $found['subtype'] );
		if ( '' !== $title ) {
			$suggestions[] = array(
				'title'        => $title,
				'url'          => $found['url'],
				'website_area' => $type ? str_replace( array( '/', '>' ), ' ', $type->labels->singular_name ) : '',
			);
		}
	}
	return $suggestions;
}
