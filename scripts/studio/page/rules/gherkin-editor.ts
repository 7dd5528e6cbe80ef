import {
  autocompletion,
  type CompletionContext,
  snippetCompletion,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { defaultHighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { gherkin } from '@codemirror/legacy-modes/mode/gherkin';
import { type Action, type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, type Text } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { Checked, FeatureFile, LineNote } from '../../rules/rules-api.ts';
import { say } from '../words.ts';
import { wishChange } from './places.ts';

type Options = {
  parent: ShadowRoot;
  opened: FeatureFile;
  /** Those that exist: they may come later than the text. */
  sentences: Promise<readonly string[]>;
  check: (text: string) => Promise<Checked>;
  changed: (text: string) => void;
  save: () => void;
};

/**
 * The editor of a feature. It stands in a shadow root: there it may bring styles that the studio's
 * policy refuses in the page.
 */
export function makeEditor({
  parent,
  opened,
  sentences,
  check,
  changed,
  save,
}: Options): EditorView {
  const { text, clauses, file } = opened;
  const state = EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      history(),
      highlightActiveLine(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': say('featureText', { file }) }),
      StreamLanguage.define(gherkin),
      syntaxHighlighting(defaultHighlightStyle),
      autocompletion({
        override: [
          async (context) => completeSentence(context, await sentences),
          (context) => completeTag(context, clauses),
        ],
      }),
      lintGutter(),
      linter(async ({ state: { doc } }) => {
        const { notes } = await check(doc.toString());
        return notes.map((note) => diagnosticOf(note, doc));
      }),
      keymap.of([
        {
          key: 'Mod-s',
          run: () => {
            save();
            return true;
          },
        },
        ...lintKeymap,
        ...historyKeymap,
        ...defaultKeymap,
      ]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) changed(update.state.doc.toString());
      }),
      theme,
    ],
  });
  return new EditorView({ state, parent, root: parent });
}

const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '0.9375rem', background: 'var(--raised, Canvas)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.5' },
  '.cm-gutters': { background: 'transparent', border: '0' },
});

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function completeSentence(context: CompletionContext, sentences: readonly string[]) {
  const line = context.matchBefore(/^\s*(?:Given|When|Then|And|But)\s+.*/);
  const [keyword] = /^\s*\w+\s+/.exec(line?.text ?? '') ?? [];
  if (!line || !keyword) return null;
  const options = sentences.map((label) =>
    snippetCompletion(asSnippet(label), { label, type: 'text' }),
  );
  return { from: line.from + keyword.length, options, validFor: /.*/ };
}

/** The parameters become fields that Tab goes through. */
function asSnippet(pattern: string): string {
  return pattern.replace(/\{(\w*)\}/g, (_, name: string) => {
    const field = `\${${name || 'words'}}`;
    return name === 'string' ? `"${field}"` : field;
  });
}

function completeTag(context: CompletionContext, clauses: FeatureFile['clauses']) {
  const tag = context.matchBefore(/@[\w-]*/);
  if (!tag) return null;
  const options = [
    { label: '@wish', detail: say('rule-wish') },
    ...clauses.map((clause) => ({ label: clause.tag, detail: clause.rule })),
  ];
  return { from: tag.from, options, validFor: /^@[\w-]*$/ };
}

function diagnosticOf({ line, kind, message, nearest }: LineNote, doc: Text): Diagnostic {
  const place = doc.line(Math.min(line, doc.lines));
  const from = place.from + indentOf(place.text);
  const severity = {
    unreadable: 'error',
    unknown: 'warning',
    unclaimed: 'info',
  } as const;
  return {
    from,
    to: place.to,
    severity: severity[kind],
    message: say(kind, { message }),
    actions:
      kind === 'unknown' ? [...nearest.map((one) => sayInstead(one, message)), makeWish] : [],
  };
}

function sayInstead(pattern: string, text: string): Action {
  return {
    name: say('sayInstead', { sentence: pattern }),
    apply: (view, from, to) => {
      const start = view.state.sliceDoc(from, to).indexOf(text);
      const at = start === -1 ? from : from + start;
      view.dispatch({ changes: { from: at, to, insert: pattern } });
    },
  };
}

const makeWish: Action = {
  name: say('makeWish'),
  apply: (view, from) => {
    const change = wishChange(view.state.doc, view.state.doc.lineAt(from).number);
    if (change) view.dispatch({ changes: change });
  },
};
