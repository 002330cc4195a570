import type { SuggestionProvider } from './suggestion-provider.ts';

/** What the choice of a provider depends on. */
export interface ProviderChoice {
  /** The element's property `suggestionProvider`, whatever it was set to. */
  readonly property: unknown;
  readonly kind: 'http' | 'pagefind';
  /** Absolute; `undefined` if the attribute is no http(s) URL. */
  readonly url: string | undefined;
  readonly maxSuggestions: number;
}

function isSuggestionProvider(value: unknown): value is SuggestionProvider {
  return typeof (value as Partial<SuggestionProvider> | null | undefined)?.suggest === 'function';
}

function failing(message: string): SuggestionProvider {
  return { suggest: () => Promise.reject(new Error(message)) };
}

/** Begins to load a provider's code, so that it is here before the first question; tries again if that failed. */
function loading(load: () => Promise<SuggestionProvider>): SuggestionProvider {
  let provider: Promise<SuggestionProvider> | undefined;
  const get = () => {
    provider ??= load().catch((error) => {
      provider = undefined;
      throw error;
    });
    return provider;
  };
  get().catch(() => {}); // The first question tells.
  return { suggest: async (...question) => (await get()).suggest(...question) };
}

/** The site's own provider, if it set one; else that of the attribute `provider`, whose code is loaded only then. */
export function chosenProvider({ property, kind, url, maxSuggestions }: ProviderChoice): SuggestionProvider {
  if (isSuggestionProvider(property)) return property;
  if (property !== undefined && property !== null) return failing('suggestionProvider has no method suggest().');
  if (url === undefined) return failing('The address of the suggestions is no http(s) URL.');
  if (kind === 'http') return loading(async () => (await import('./http-provider.ts')).httpProvider(url));
  return loading(async () => (await import('./pagefind-provider.ts')).pagefindProvider(url, maxSuggestions));
}
