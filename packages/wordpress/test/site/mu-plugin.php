<?php
/**
 * Fills a fresh WordPress with what the tests look at, once. WordPress runs it before all plugins.
 *
 * @package SiteElements
 */

add_action( 'init', 'site_elements_test_fill', 99 );
add_action( 'template_redirect', 'site_elements_test_uninstall' );
remove_action( 'wp_head', 'wp_print_font_faces', 50 ); // The theme's own fonts come late, and move its texts.
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
add_filter( 'show_admin_bar', 'site_elements_test_bar' );
add_filter( 'determine_current_user', 'site_elements_test_user', 99 );

/**
 * Whether the page is asked for as an administrator sees it.
 */
function site_elements_test_is_admin() {
	return isset( $_GET['as-admin'] ) || isset( $_COOKIE['as-admin'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended
}

/**
 * The administrator, where the page is asked for so.
 *
 * @param int|false $user Who it is otherwise.
 */
function site_elements_test_user( $user ) {
	return site_elements_test_is_admin() ? 1 : $user;
}

/**
 * The admin bar for administrators.
 */
function site_elements_test_bar() {
	return site_elements_test_is_admin();
}

/**
 * Adds an item to a menu.
 *
 * @param int    $menu   The menu.
 * @param int    $parent Of the item; 0 for the first level.
 * @param string $title  Its title, as an editor types it.
 * @param string $url    Its address.
 * @param array  $more   What else it has.
 * @return int The item.
 */
function site_elements_test_item( $menu, $parent, $title, $url, $more = array() ) {
	return wp_update_nav_menu_item(
		$menu,
		0,
		array_merge(
			array(
				'menu-item-title'     => $title,
				'menu-item-url'       => $url,
				'menu-item-type'      => 'custom',
				'menu-item-status'    => 'publish',
				'menu-item-parent-id' => $parent,
			),
			$more
		)
	);
}

/**
 * Pages, posts and a menu of three levels.
 */
function site_elements_test_fill() {
	if ( get_option( 'site_elements_test' ) ) {
		return;
	}
	update_option( 'site_elements_test', 1 );
	require_once ABSPATH . 'wp-admin/includes/nav-menu.php';
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	activate_plugin( 'site-elements/site-elements.php' );
	switch_theme( '{theme}' );
	update_option( 'blogname', 'Vendor &amp; Sons' );
	$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
	flush_rewrite_rules( false );
	$paragraph = '<p>' . str_repeat( 'A page that is longer than two windows, so that there is something to scroll. ', 12 ) . '</p>';
	$long      = str_repeat( $paragraph, 10 ) . '<h2 id="last-part">The last part</h2>' . str_repeat( $paragraph, 4 );
	$pages     = array();
	foreach ( array( 'Home', 'Products', 'Dashboards', 'Alerts', 'Pricing', 'Company' ) as $title ) {
		$pages[ $title ] = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => $long,
				'post_parent'  => isset( $pages['Products'] ) && in_array( $title, array( 'Dashboards', 'Alerts' ), true ) ? $pages['Products'] : 0,
			)
		);
	}
	update_option( 'show_on_front', 'page' );
	update_option( 'page_on_front', $pages['Home'] );
	foreach ( array( 'Build dashboards & <em>charts</em>', 'Dashboards for teams', 'Dashboards, a draft' ) as $index => $title ) {
		wp_insert_post(
			array(
				'post_status'   => 2 === $index ? 'draft' : 'publish',
				'post_title'    => $title,
				'post_content'  => $paragraph,
				'post_password' => '',
			)
		);
	}
	wp_insert_post(
		array(
			'post_status'   => 'publish',
			'post_title'    => 'Dashboards behind a password',
			'post_password' => 'secret',
			'post_content'  => $paragraph,
		)
	);
	$menu     = wp_create_nav_menu( 'Main' );
	$products = site_elements_test_item( $menu, 0, 'Products', '#' );
	$platform = site_elements_test_item( $menu, $products, 'Platform', home_url( '/products/' ) );
	site_elements_test_item( $menu, $platform, 'Dashboards', home_url( '/products/dashboards/' ), array( 'menu-item-description' => 'Charts of what happens' ) );
	site_elements_test_item( $menu, $platform, 'Alerts', home_url( '/products/alerts/' ) );
	site_elements_test_item( $menu, $products, 'R&amp;D', 'https://labs.vendor.example/', array( 'menu-item-target' => '_blank' ) );
	$company = site_elements_test_item( $menu, 0, 'Company', home_url( '/company/' ) );
	site_elements_test_item( $menu, $company, 'About us', home_url( '/company/' ) );
	site_elements_test_item( $menu, $company, 'Imprint', home_url( '/sample-page/' ) );
	site_elements_test_item( $menu, 0, 'Pricing', home_url( '/pricing/' ) );
	set_theme_mod( 'nav_menu_locations', array( 'site-elements' => $menu ) );
}

/**
 * What the plugin has left in the database: the names of the options, those of themes without the theme's.
 *
 * @return string[]
 */
function site_elements_test_left() {
	global $wpdb;
	wp_cache_flush();
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery
	$names = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'site_elements%' OR ( option_name LIKE 'theme_mods%' AND option_value LIKE '%site-elements%' ) ORDER BY option_name" );
	$names = array_diff( $names, array( 'site_elements_test' ) );
	return array_values( array_unique( preg_replace( '/^(theme_mods)_.*/', '$1', $names ) ) );
}

/**
 * Uninstalls the plugin, tells what was there before and after, and makes the site what it was.
 */
function site_elements_test_uninstall() {
	if ( ! isset( $_GET['uninstall'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended
		return;
	}
	$menus = get_theme_mod( 'nav_menu_locations' );
	update_option( 'site_elements', site_elements_options() );
	update_option( 'site_elements_fragments', array( 'name' => 'template' ), false );
	$before = site_elements_test_left();
	define( 'WP_UNINSTALL_PLUGIN', 'site-elements/site-elements.php' );
	include WP_PLUGIN_DIR . '/site-elements/uninstall.php';
	$after = site_elements_test_left();
	set_theme_mod( 'nav_menu_locations', $menus );
	wp_send_json( compact( 'before', 'after' ) );
}
