<?php
/**
 * Leaves nothing behind: WordPress runs this when the plugin is deleted.
 *
 * @package SiteElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes what the plugin has kept of one site: its options, and the menu that stands at its location.
 */
function site_elements_uninstall_site() {
	delete_option( 'site_elements' );
	delete_option( 'site_elements_fragments' );
	$locations = get_option( 'theme_switch_menu_locations' ); // Of the theme before.
	if ( isset( $locations['site-elements'] ) ) {
		unset( $locations['site-elements'] );
		update_option( 'theme_switch_menu_locations', $locations );
	}
	foreach ( wp_get_themes() as $theme ) {
		$name = 'theme_mods_' . $theme->get_stylesheet();
		$mods = get_option( $name );
		if ( isset( $mods['nav_menu_locations']['site-elements'] ) ) {
			unset( $mods['nav_menu_locations']['site-elements'] );
			update_option( $name, $mods );
		}
	}
}

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $site_elements_site ) {
		switch_to_blog( $site_elements_site );
		site_elements_uninstall_site();
		restore_current_blog();
	}
} else {
	site_elements_uninstall_site();
}
