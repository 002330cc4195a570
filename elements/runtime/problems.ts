import { nearestOf } from '../../src/core/config/nearest.ts';
import { describeReceived, type Problem } from '../../src/core/config/problem.ts';
import type { Locale } from '../../src/core/locale/locales.ts';
import { resolveLocale } from '../../src/core/locale/resolve-locale.ts';
import { absentValue } from './attributes.ts';
import type {
  AnyElementDeclaration,
  AttributeDeclaration,
  AttributeDeclarations,
  AttributeValues,
  DataPage,
  SHARED_ATTRIBUTES,
} from './declaration.ts';
import { isOriginUsable, knownLocales, missingTexts } from './page-context.ts';

function expectedOf(declaration: AttributeDeclaration): string {
  if (declaration.type === 'string') return `a path or an http(s) URL${declaration.isForeign ? ' of this origin' : ''}`;
  if (declaration.type !== 'enum') return 'a number, 0 or more';
  return `one of ${declaration.values.map((value) => JSON.stringify(value)).join(', ')}`;
}

/** What is wrong with the attributes that `readAttributes` names as faulty. */
export function attributeProblems(
  declarations: AttributeDeclarations,
  faulty: readonly string[],
  getAttribute: (name: string) => string | null,
): readonly Problem[] {
  return faulty.flatMap((name) => {
    const declaration = declarations[name];
    if (!declaration) return [];
    const text = getAttribute(name) ?? '';
    const suggestion = declaration.type === 'enum' ? nearestOf(text, declaration.values) : undefined;
    const unlessWebUrl = declaration.type === 'string' ? declaration.unlessWebUrl : undefined;
    return {
      pointer: `@${name}`,
      received: describeReceived(text),
      expected: expectedOf(declaration),
      consequence: unlessWebUrl ?? `The default, ${JSON.stringify(absentValue(declaration))}, is used.`,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  });
}

/** What is wrong with the language and the origin that `pageContext` was given. */
export function pageProblems(
  { locale, siteOrigin }: AttributeValues<typeof SHARED_ATTRIBUTES>,
  dataPage: DataPage | undefined,
): readonly Problem[] {
  const { problem } = resolveLocale({ attribute: locale ?? dataPage?.code, pathname: '' }, knownLocales(dataPage));
  const originProblem: Problem = {
    pointer: '@site-origin',
    received: JSON.stringify(siteOrigin),
    expected: 'an origin such as "https://www.vendor.example"',
    consequence: "The page's own origin is used.",
  };
  return [...(problem ? [problem] : []), ...(isOriginUsable(siteOrigin) ? [] : [originProblem])];
}

/** Which texts a language lacks that the site has brought itself. data.md, Locale. */
export function textProblems(declaration: AnyElementDeclaration, locale: Locale): readonly Problem[] {
  const missing = missingTexts(declaration, locale);
  if (missing.length === 0) return [];
  return [
    {
      pointer: '/locales',
      received: `without texts of "${locale.code}"`,
      expected: `${missing.join(', ')} in texts.${declaration.texts}`,
      consequence: `${missing.length === 1 ? 'It is' : 'They are'} in English.`,
    },
  ];
}
