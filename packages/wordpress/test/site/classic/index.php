<?php
/**
 * The only template of a classic theme.
 *
 * @package SiteElements
 */

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<header id="masthead" class="site-header"><p class="site-title"><?php bloginfo( 'name' ); ?></p></header>
<p class="toolbar">On this page</p>
<main id="content">
	<?php while ( have_posts() ) : ?>
		<?php the_post(); ?>
		<article>
			<h1><?php the_title(); ?></h1>
			<?php the_content(); ?>
		</article>
	<?php endwhile; ?>
</main>
<?php wp_footer(); ?>
</body>
</html>
