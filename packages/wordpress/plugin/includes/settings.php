<?php
/**
 * Appearance → Site header.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', 'site_elements_register_settings' );
add_action( 'admin_menu', 'site_elements_add_page' );
add_action( 'admin_enqueue_scripts', 'site_elements_enqueue_settings' );
add_filter( 'plugin_action_links_' . plugin_basename( SITE_ELEMENTS_FILE ), 'site_elements_action_links' );

/**
 * Tells WordPress what the page saves.
 */
function site_elements_register_settings() {
	register_setting(
		'site_elements',
		'site_elements',
		array(
			'type'              => 'object',
			'sanitize_callback' => 'site_elements_sanitize',
		)
	);
}

/**
 * What came from the form as options. Text that is no JSON is kept, so that nothing typed is lost, and told.
 *
 * @param mixed $input What was sent.
 * @return array
 */
function site_elements_sanitize( $input ) {
	$input = (array) $input;
	$text  = isset( $input['data'] ) && is_string( $input['data'] ) ? trim( wp_check_invalid_utf8( $input['data'] ) ) : '';
	$own   = site_elements_read_json( $text );
	if ( is_wp_error( $own ) ) {
		add_settings_error( 'site_elements', 'site_elements_json', $own->get_error_message() );
	}
	$theme = isset( $input['theme'] ) ? $input['theme'] : '';
	return array(
		'automatic'  => ! empty( $input['automatic'] ),
		'hide_theme' => ! empty( $input['hide_theme'] ),
		'search'     => ! empty( $input['search'] ),
		'theme'      => in_array( $theme, array( 'light', 'dark', 'auto' ), true ) ? $theme : 'light',
		'data'       => $text,
	);
}

/**
 * Adds the page to the menu Appearance.
 */
function site_elements_add_page() {
	add_theme_page( __( 'Site header', 'site-elements' ), __( 'Site header', 'site-elements' ), 'manage_options', 'site-elements', 'site_elements_page' );
}

/**
 * A link to the page in the list of plugins.
 *
 * @param string[] $links The links of the plugin.
 * @return string[]
 */
function site_elements_action_links( $links ) {
	$own = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'themes.php?page=site-elements' ) ), esc_html__( 'Settings', 'site-elements' ) );
	return array_merge( array( $own ), $links );
}

/**
 * Loads the elements for the preview, and what checks the data while it is typed.
 *
 * @param string $page The admin page.
 */
function site_elements_enqueue_settings( $page ) {
	if ( 'appearance_page_site-elements' !== $page ) {
		return;
	}
	wp_enqueue_script( 'site-elements', site_elements_url( 'dist/site-elements.lite.js' ), array(), SITE_ELEMENTS_VERSION, false );
	wp_enqueue_script( 'site-elements-settings', site_elements_url( 'admin/settings.js' ), array( 'wp-i18n' ), SITE_ELEMENTS_VERSION, true );
	wp_set_script_translations( 'site-elements-settings', 'site-elements' );
	wp_enqueue_style( 'site-elements-settings', site_elements_url( 'admin/settings.css' ), array(), SITE_ELEMENTS_VERSION );
}

/**
 * A checkbox of the form.
 *
 * @param string $name  The option.
 * @param bool   $value Whether it is on.
 * @param string $label What it says.
 */
function site_elements_checkbox( $name, $value, $label ) {
	printf(
		'<p><label><input type="checkbox" name="site_elements[%s]" value="1"%s> %s</label></p>',
		esc_attr( $name ),
		checked( $value, true, false ),
		esc_html( $label )
	);
}

/**
 * Which menu the header shows, and where to change it.
 */
function site_elements_menu_status() {
	$menus = get_nav_menu_locations();
	$menu  = has_nav_menu( 'site-elements' ) ? wp_get_nav_menu_object( $menus['site-elements'] ) : false;
	$text  = $menu
		/* translators: %s: name of a menu. */
		? sprintf( __( 'The header shows the menu “%s”.', 'site-elements' ), $menu->name )
		: __( 'No menu is assigned to “Site header” yet, so the header shows your pages.', 'site-elements' );
	printf(
		'<p>%s <a href="%s">%s</a></p>',
		esc_html( $text ),
		esc_url( admin_url( $menu ? 'nav-menus.php?action=edit&menu=' . $menu->term_id : 'nav-menus.php' ) ),
		$menu ? esc_html__( 'Edit the menu', 'site-elements' ) : esc_html__( 'Make a menu', 'site-elements' )
	);
}

/**
 * Prints the page.
 */
function site_elements_page() {
	$options = site_elements_options();
	$themes  = array(
		'light' => __( 'Light', 'site-elements' ),
		'dark'  => __( 'Dark', 'site-elements' ),
		'auto'  => __( 'As the visitor’s system says', 'site-elements' ),
	);
	$items   = site_elements_menu_items();
	?>
	<div class="wrap site-elements">
		<h1><?php esc_html_e( 'Site header', 'site-elements' ); ?></h1>
		<?php settings_errors(); ?>
		<?php site_elements_menu_status(); ?>
		<div class="site-elements-preview">
			<site-header scroll-mode="static" snapshot="off" locale="<?php echo esc_attr( site_elements_locale() ); ?>" theme="<?php echo esc_attr( $options['theme'] ); ?>">
				<script type="application/json"><?php echo site_elements_json( site_elements_data( $items ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON_HEX_TAG. ?></script>
			</site-header>
		</div>
		<form action="options.php" method="post">
			<?php settings_fields( 'site_elements' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><?php esc_html_e( 'Place', 'site-elements' ); ?></th>
					<td>
						<?php
						site_elements_checkbox( 'automatic', $options['automatic'], __( 'Print the header at the top of every page', 'site-elements' ) );
						site_elements_checkbox( 'hide_theme', $options['hide_theme'], __( 'Hide the theme’s own header there', 'site-elements' ) );
						?>
						<p class="description"><?php echo wp_kses( __( 'Otherwise put the block “Site header” into your template, or call <code>site_elements_header()</code> in your theme.', 'site-elements' ), array( 'code' => array() ) ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'Search', 'site-elements' ); ?></th>
					<td><?php site_elements_checkbox( 'search', $options['search'], __( 'Search with suggestions from your posts and pages', 'site-elements' ) ); ?></td>
				</tr>
				<tr>
					<th scope="row"><label for="site-elements-theme"><?php esc_html_e( 'Colors', 'site-elements' ); ?></label></th>
					<td>
						<select id="site-elements-theme" name="site_elements[theme]">
							<?php foreach ( $themes as $value => $label ) : ?>
								<option value="<?php echo esc_attr( $value ); ?>"<?php selected( $options['theme'], $value ); ?>><?php echo esc_html( $label ); ?></option>
							<?php endforeach; ?>
						</select>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="site-elements-data"><?php esc_html_e( 'Data of your own', 'site-elements' ); ?></label></th>
					<td>
						<p id="site-elements-hint" class="description"><?php esc_html_e( 'Optional JSON: an announcement, calls to action, panels with pictures. Each key here replaces the one that comes from WordPress; “navigation” replaces the menu.', 'site-elements' ); ?></p>
						<textarea id="site-elements-data" name="site_elements[data]" class="large-text code" rows="14" spellcheck="false" aria-describedby="site-elements-hint site-elements-problems" data-site="<?php echo esc_attr( site_elements_json( site_elements_site_data( $items, $options ) ) ); ?>" placeholder="<?php echo esc_attr( '{ "ctas": { "primary": { "title": "Start free trial", "url": "/trial/" } } }' ); ?>"><?php echo esc_textarea( $options['data'] ); ?></textarea>
						<div id="site-elements-problems" role="status"></div>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
