<?php
/**
 * Plugin Name:       Site Elements
 * Plugin URI:        https://www.npmjs.com/package/site-elements
 * Description:       A site header with mega menu, phone menu and a search with suggestions, made of your own menu. No page builder, no configuration.
 * Version:           {version}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            site-elements
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       site-elements
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

define( 'SITE_ELEMENTS_VERSION', '{version}' );
define( 'SITE_ELEMENTS_FILE', __FILE__ );

require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/menu.php';
require __DIR__ . '/includes/data.php';
require __DIR__ . '/includes/header.php';
require __DIR__ . '/includes/suggestions.php';
require __DIR__ . '/includes/fragments.php';

if ( is_admin() ) {
	require __DIR__ . '/includes/settings.php';
}
