import { EditorView } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import type { ExampleTable, FeatureFile, RuleEntry } from '../../rules/rules-api.ts';
import { say } from '../words.ts';
import { askRules } from './ask-rules.ts';
import { ExampleForms } from './example-forms.tsx';
import { makeEditor } from './gherkin-editor.ts';
import { cellChange, playableLine } from './places.ts';
import { PlayView } from './play-view.tsx';
import { usePlay } from './use-play.ts';

type Status = 'quiet' | 'typing' | 'saved' | 'invalid' | 'failed' | 'conflict';

/** A rule's file, open at the rule: what is typed is checked, saved and played. */
export function RuleEditor({ rule, saved }: { rule: RuleEntry; saved: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const version = useRef('');
  const [status, setStatus] = useState<Status>('quiet');
  const [problem, setProblem] = useState('');
  const [tables, setTables] = useState<ExampleTable[]>([]);
  const [theirs, setTheirs] = useState<string>();
  const { events, start } = usePlay();
  const save = useRef(async () => true);

  save.current = async () => {
    const text = view.current?.state.doc.toString() ?? '';
    try {
      const answer = await askRules.save(rule.file, version.current, text);
      setStatus(answer.state);
      if (answer.state === 'conflict') setTheirs(answer.theirs);
      if (answer.state !== 'saved') return false;
      version.current = answer.version;
      saved();
      return true;
    } catch (error) {
      setStatus('failed');
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    }
  };

  useEffect(() => {
    let isWanted = true;
    const root = place.current?.shadowRoot ?? place.current?.attachShadow({ mode: 'open' });
    askRules.open(rule.file).then(
      (opened: FeatureFile) => {
        if (!isWanted || !root) return;
        version.current = opened.version;
        setTables(opened.tables);
        view.current = makeEditor({
          parent: root,
          opened,
          sentences: askRules.sentences().catch(({ message }: Error) => {
            if (isWanted) setProblem(message);
            return [];
          }),
          check: async (text) => {
            const checked = await askRules.check(rule.file, text);
            if (isWanted) setTables(checked.tables);
            return checked;
          },
          changed: () => setStatus('typing'),
          save: () => void save.current(),
        });
        showLine(view.current, rule.line);
      },
      ({ message }: Error) => setProblem(message),
    );
    return () => {
      isWanted = false;
      view.current?.destroy();
      view.current = undefined;
    };
  }, [rule.file, rule.line]);

  async function run() {
    const editor = view.current;
    if (!editor) return;
    const { doc, selection } = editor.state;
    const at = doc.lineAt(selection.main.head).number;
    const line = playableLine(doc, at) ?? firstScenario(editor, at);
    if (line === undefined) return;
    if (status === 'quiet' || status === 'saved' || (await save.current())) start(rule.file, line);
  }

  return (
    <>
      <p>
        <code>{rule.file}</code>
      </p>
      <p className="row">
        <button type="button" onClick={() => void run()}>
          {say('playScenario')}
        </button>
        <button type="button" onClick={() => void save.current()}>
          {say('saveFeature')}
        </button>
        <span role="status">{status === 'quiet' ? '' : say(status)}</span>
      </p>
      {problem && <p role="alert">{problem}</p>}
      {theirs !== undefined && (
        <Theirs
          theirs={theirs}
          take={(text) => {
            replaceAll(view.current, text);
            void reopen();
          }}
        />
      )}
      <div ref={place} className="feature-text" />
      <PlayView events={events} />
      <ExampleForms
        tables={tables}
        change={(cell, value) => {
          const editor = view.current;
          if (editor) editor.dispatch({ changes: cellChange(editor.state.doc, cell, value) });
        }}
      />
    </>
  );

  /** What is on disk is now the ground of what is written next. */
  async function reopen() {
    const opened = await askRules.open(rule.file);
    version.current = opened.version;
    setTheirs(undefined);
    setStatus('typing');
  }
}

type TheirsProps = { theirs: string; take: (text: string | undefined) => void };

function Theirs({ theirs, take }: TheirsProps) {
  return (
    <div role="alert">
      <p>{say('conflict')}</p>
      <button type="button" onClick={() => take(undefined)}>
        {say('keepMine')}
      </button>
      <button type="button" onClick={() => take(theirs)}>
        {say('takeTheirs')}
      </button>
    </div>
  );
}

function replaceAll(editor: EditorView | undefined, text: string | undefined): void {
  if (!editor || text === undefined) return;
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
}

/** With the cursor on a rule's title, its first scenario is meant. */
function firstScenario({ state: { doc } }: EditorView, line: number): number | undefined {
  for (let number = line; number <= doc.lines; number += 1) {
    if (/^\s*Scenario(?: Outline)?:/.test(doc.line(number).text)) return number;
  }
  return undefined;
}

function showLine(editor: EditorView, line: number): void {
  const { from } = editor.state.doc.line(Math.min(line, editor.state.doc.lines));
  editor.dispatch({
    selection: { anchor: from },
    effects: EditorView.scrollIntoView(from, { y: 'start' }),
  });
}
