// The block in the editor: what it is. The header itself is printed by the server.
{
  const { registerBlockType } = wp.blocks;
  const { createElement } = wp.element;
  const { useBlockProps } = wp.blockEditor;
  const { Placeholder } = wp.components;
  const { __ } = wp.i18n;

  registerBlockType('site-elements/header', {
    edit() {
      return createElement(
        'div',
        useBlockProps(),
        createElement(Placeholder, {
          icon: 'menu',
          label: __('Site header', 'site-elements'),
          instructions: __('Shows the menu “Site header”. Appearance → Site header has its settings.', 'site-elements'),
        }),
      );
    },
    save: () => null,
  });
}
