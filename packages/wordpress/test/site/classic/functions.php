<?php
/**
 * What the theme says it can.
 *
 * @package SiteElements
 */

add_theme_support( 'title-tag' );
add_theme_support( 'custom-logo' );

add_action(
	'wp_enqueue_scripts',
	function () {
		wp_enqueue_style( 'classic', get_stylesheet_uri(), array(), '1' );
	}
);
