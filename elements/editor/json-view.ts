import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, hoverTooltip } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import type { JsonProblem } from '../cli/json-problems.ts';
import { completionsAt, descriptionAt, type JsonSchema } from './schema.ts';

/** Where JSON is written: one document at a time, each with its own history. */
export interface JsonView {
  /** The text of a document, shown or not. */
  readonly textOf: (name: string) => string;
  readonly show: (name: string, label: string) => void;
  readonly mark: (problems: readonly JsonProblem[]) => void;
  /** Puts the cursor there, and the focus. */
  readonly goTo: (index: number) => void;
}

/** Colours of its own, each with a contrast of 4.5 on its surface. */
const HIGHLIGHTS = HighlightStyle.define([
  { tag: tags.propertyName, color: 'light-dark(#0845a8, #aecdff)' },
  { tag: tags.string, color: 'light-dark(#1a6b3c, #9fdcb4)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'light-dark(#8a3b00, #ffc48a)' },
  { tag: [tags.punctuation, tags.separator], color: 'var(--_color-text-quiet)' },
]);

const THEME = EditorView.theme({
  '&': { blockSize: '100%', backgroundColor: 'var(--_color-surface)', color: 'var(--_color-text)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  // In front of the gutter, which has a layer of its own.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    outline: '2px solid var(--_color-focus)',
    outlineOffset: '-2px',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--_color-text)', paddingBlock: '12px' },
  '.cm-cursor': { borderInlineStartColor: 'var(--_color-text)' },
  '.cm-gutters': {
    backgroundColor: 'var(--_color-surface)',
    color: 'var(--_color-text-quiet)',
    border: 'none',
    paddingInlineStart: '8px',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--_color-surface-tint) 60%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--_color-accent) 24%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'color-mix(in srgb, var(--_color-accent) 20%, transparent)' },
  '.cm-tooltip': {
    maxInlineSize: '420px',
    border: '1px solid var(--_color-line)',
    borderRadius: 'var(--_radius)',
    backgroundColor: 'var(--_color-surface-raised)',
    color: 'var(--_color-text)',
    boxShadow: 'var(--_shadow)',
    fontFamily: 'var(--_font)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-completionInfo': { padding: '8px 12px', overflow: 'visible' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxBlockSize: '16em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 12px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--_color-accent)',
    color: 'var(--_color-accent-text)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '1', marginInlineStart: '12px' },
  '.told, .cm-diagnostic': { padding: '8px 12px', fontSize: '13px', lineHeight: '1.5' },
  // CodeMirror's own are pictures in `data:` addresses, which a strict policy refuses.
  '.cm-lintRange-error, .cm-lintRange-active': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--_color-error)',
    textUnderlineOffset: '3px',
  },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0' },
  '.cm-lint-marker-error': { content: 'normal' },
  '.cm-lint-marker-error::after': { content: '"●"', color: 'var(--_color-error)' },
  '.cm-diagnostic-error': { borderInlineStart: '3px solid var(--_color-error)' },
  '.cm-panels': { backgroundColor: 'var(--_color-surface-tint)', color: 'var(--_color-text)' },
});

function complete(schema: () => JsonSchema, { state, pos, explicit }: CompletionContext): CompletionResult | null {
  const { from, options } = completionsAt(schema(), state.doc.toString(), pos);
  if (options.length === 0 || (!explicit && from === pos)) return null;
  return {
    from,
    options: options.map(({ name, text, cursor, description, isRequired }) => ({
      label: JSON.stringify(name), // What is written already has the quote, too.
      displayLabel: name,
      ...(description && { info: description }),
      ...(isRequired && { detail: 'required', boost: 1 }),
      apply: (view, _, start, end) => {
        const anchor = start + cursor;
        const { to } = completionsAt(schema(), view.state.doc.toString(), end); // The closing quote is replaced, too.
        view.dispatch({
          changes: { from: start, to, insert: text },
          selection: { anchor },
          userEvent: 'input.complete',
        });
      },
    })),
  };
}

function describe(schema: () => JsonSchema): Extension {
  return hoverTooltip(({ state }, pos) => {
    const told = descriptionAt(schema(), state.doc.toString(), pos);
    if (told === undefined) return null;
    const create = () => {
      const dom = document.createElement('div');
      dom.className = 'told';
      dom.textContent = told;
      return { dom };
    };
    return { pos, above: true, create };
  });
}

/**
 * @param place - gets a shadow root: there CodeMirror adopts its styles, which a policy without inline styles allows.
 * @param texts - what each document begins with, by its name.
 * @param onChange - hears of each change of a text.
 */
export function createJsonView(
  place: HTMLElement,
  texts: Readonly<Record<string, string>>,
  schemas: Readonly<Record<string, JsonSchema>>,
  onChange: () => void,
): JsonView {
  const root = place.attachShadow({ mode: 'open' });
  let shown = Object.keys(texts)[0] ?? '';
  const schema = () => schemas[shown] ?? {};
  const stateOf = (name: string) =>
    EditorState.create({
      doc: texts[name] ?? '',
      extensions: [
        basicSetup,
        json(),
        EditorState.tabSize.of(2),
        EditorView.lineWrapping,
        syntaxHighlighting(HIGHLIGHTS),
        THEME,
        lintGutter(),
        autocompletion({ override: [(context) => complete(schema, context)], icons: false }),
        describe(schema),
        EditorView.contentAttributes.of(() => ({ 'aria-label': `JSON of ${shown}`, tabindex: '0' })),
        EditorView.updateListener.of(({ docChanged }) => docChanged && onChange()),
      ],
    });
  const states = new Map(Object.keys(texts).map((name) => [name, stateOf(name)]));
  const view = new EditorView({ root, parent: root, state: states.get(shown) as EditorState });
  return {
    textOf: (name) => (name === shown ? view.state : states.get(name))?.doc.toString() ?? '',
    show(name) {
      states.set(shown, view.state);
      shown = name;
      view.setState(states.get(name) as EditorState);
    },
    mark(problems) {
      const { doc } = view.state;
      const diagnostics = problems.map(({ at, message }): Diagnostic => {
        const from = Math.min(at, doc.length);
        const end = /^(?:"(?:[^"\\\n]|\\.)*"|[\w.-]+|.)?/.exec(doc.sliceString(from, from + 1000))?.[0].length ?? 0;
        return { from, to: from + end, severity: 'error', message };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    goTo(index) {
      view.dispatch({ selection: { anchor: index }, effects: EditorView.scrollIntoView(index, { y: 'center' }) });
      view.focus();
    },
  };
}
