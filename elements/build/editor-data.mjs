import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';

/** The three elements share their design tokens, which the generators list once for each. */
function eachOnce(items) {
  return [...new Map(items.map((item) => [item.name, item])).values()];
}

/** The generators leave links to a page's documentation empty where there is none. */
function withoutEmptyLinks(key, value) {
  return key === 'doc-url' && value === '' ? undefined : value;
}

/**
 * What editors read to complete and explain the elements: custom data for VS Code, web types for JetBrains.
 *
 * @param {import('custom-elements-manifest').Package} manifest
 * @returns {Record<string, object>} each by its file name.
 */
export function editorData(manifest) {
  // The generators write into what they are given, and bring the design tokens of each element into its description.
  const options = { hideLogs: true, hideCssPropertiesDocs: true, packageJson: false };
  const html = JSON.parse(getVsCodeHtmlCustomData(structuredClone(manifest), options));
  const css = JSON.parse(getVsCodeCssCustomData(structuredClone(manifest), options));
  const webTypes = JSON.parse(getWebTypesData(structuredClone(manifest), options), withoutEmptyLinks);
  const { contributions } = webTypes;
  return {
    'vscode.html-custom-data.json': html,
    'vscode.css-custom-data.json': {
      ...css,
      properties: eachOnce(css.properties),
      pseudoElements: eachOnce(css.pseudoElements),
    },
    'web-types.json': {
      ...webTypes,
      contributions: {
        ...contributions,
        css: {
          properties: eachOnce(contributions.css.properties),
          'pseudo-elements': eachOnce(contributions.css['pseudo-elements']),
        },
      },
    },
  };
}
