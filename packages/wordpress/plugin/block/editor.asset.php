<?php
/**
 * What the block's editor script needs.
 *
 * @package SiteElements
 */

return array(
	'dependencies' => array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components', 'wp-i18n' ),
	'version'      => '{version}',
);
