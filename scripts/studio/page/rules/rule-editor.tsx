import { redo, undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import type { Direction } from '../../api.ts';
import type { FeatureFile, RuleEntry, SaidElsewhere } from '../../rules/rules-api.ts';
import { ask, messageOf } from '../ask.ts';
import { useStudio } from '../studio-context.ts';
import { say } from '../words.ts';
import { Elsewhere, type PlaceOfRule } from './elsewhere.tsx';
import { makeEditor } from './gherkin-editor.ts';
import { forgetRule, keepRule, recallRule, settleRule } from './kept-rules.ts';
import { asTyped, withLineEnds } from './line-ends.ts';
import { linesToPlay } from './places.ts';
import { PlayView } from './play-view.tsx';
import { usePlay } from './use-play.ts';

type Status = 'quiet' | 'typing' | 'saved' | 'nothing' | 'invalid' | 'failed' | 'conflict';

type Props = {
  rule: RuleEntry;
  /** The title of one that is to be written beside it. */
  wish?: string | undefined;
  saved: () => void;
  /** Opens the rule that holds a line of a feature. */
  show: (place: PlaceOfRule) => void;
};

/** A rule's file, open at the rule: what is typed is checked, saved and played. */
export function RuleEditor({ rule, wish, saved, show }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  /** What stood in the file when it was opened, or was written there since. */
  const ground = useRef({ version: '', text: '' });
  const [status, setStatus] = useState<Status>('quiet');
  const [problem, setProblem] = useState('');
  const [elsewhere, setElsewhere] = useState<SaidElsewhere>();
  const [isContested, setContested] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const { events, problem: stopped, start, forget } = usePlay();
  /** What was changed since then is what is played next. */
  const played = useRef('');
  const saving = useRef(Promise.resolve(true));
  const save = useRef(() => saving.current);
  const replay = useRef((_direction: Direction) => undefined as unknown);
  const { replayHere } = useStudio();

  /** A text waits for the one before it, so that it meets what that one has written. */
  save.current = () => {
    const typed = view.current?.state.doc.toString();
    if (typed === undefined) return Promise.resolve(false);
    saving.current = saving.current.then(() => write(typed));
    return saving.current;
  };

  async function write(typed: string): Promise<boolean> {
    const text = withLineEnds(typed, ground.current.text);
    try {
      const answer = await ask('saveFeature', {
        file: rule.file,
        version: ground.current.version,
        text,
      });
      if (answer.state !== 'invalid') setContested(answer.state === 'conflict');
      if (answer.state !== 'saved') {
        setStatus(answer.state);
        return false;
      }
      ground.current = { version: answer.version, text };
      setStatus(settleRule(rule.file, typed, answer.version) ? 'saved' : 'typing');
      saved();
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }

  function fail(error: unknown): void {
    setStatus('failed');
    setProblem(messageOf(error));
  }

  useEffect(() => {
    let isWanted = true;
    const root = place.current?.shadowRoot ?? place.current?.attachShadow({ mode: 'open' });
    ask('openFeature', { file: rule.file }).then(
      (opened: FeatureFile) => {
        if (!isWanted || !root) return;
        const kept = recallRule(opened);
        ground.current = { version: kept?.version ?? opened.version, text: opened.text };
        played.current = asTyped(opened.text);
        view.current = makeEditor({
          parent: root,
          opened,
          sentences: ask('sentences').catch(({ message }: Error) => {
            if (isWanted) setProblem(message);
            return [];
          }),
          check: async (text) => {
            const checked = await ask('checkFeature', { file: rule.file, text });
            if (isWanted) setElsewhere(checked.elsewhere);
            return checked;
          },
          changed: (typed) => {
            keepRule({ rule, version: ground.current.version, typed });
            setStatus('typing');
            setChanged(true);
            forget();
          },
          save: () => void save.current(),
        });
        if (kept) replaceAll(view.current, kept.typed);
        if (kept && kept.version !== opened.version) {
          setStatus('conflict');
          setContested(true);
        }
        if (wish === undefined) showLine(view.current, rule.line);
        else addWish(view.current, wish);
      },
      ({ message }: Error) => setProblem(message),
    );
    return () => {
      isWanted = false;
      view.current?.destroy();
      view.current = undefined;
    };
  }, [rule, wish, forget]);

  const isWritten = () => status === 'quiet' || status === 'saved';

  /** What was written and is taken back is written as well. */
  replay.current = (direction) => {
    const isSaved = isWritten();
    const isDone = view.current && { undo, redo }[direction](view.current);
    if (!isDone) setStatus('nothing');
    else if (isSaved) void save.current();
  };
  useEffect(() => {
    replayHere((direction) => replay.current(direction));
    return () => replayHere(undefined);
  }, [replayHere]);

  async function run() {
    const editor = view.current;
    if (!editor) return;
    const { doc, selection } = editor.state;
    const lines = linesToPlay(doc, played.current, doc.lineAt(selection.main.head).number);
    if (lines.length === 0 || !(isWritten() || (await save.current()))) return;
    played.current = doc.toString();
    setChanged(false);
    start(rule.file, lines);
  }

  return (
    <>
      <p>
        <code>{rule.file}</code>
      </p>
      <p className="row">
        <button type="button" onClick={() => void run()}>
          {say(isChanged ? 'playChanged' : 'playScenario')}
        </button>
        <button type="button" onClick={() => void save.current()}>
          {say('saveFeature')}
        </button>
        <button type="button" onClick={() => view.current && addWish(view.current, say('newWish'))}>
          {say('addWish')}
        </button>
        <span role="status">{status === 'quiet' ? '' : say(status)}</span>
      </p>
      {problem && <p role="alert">{problem}</p>}
      {isContested && <Contest settle={(whose) => void settle(whose)} />}
      {elsewhere && <Elsewhere said={elsewhere} show={show} />}
      <div ref={place} className="feature-text" />
      <PlayView events={events} problem={stopped} />
    </>
  );

  /** What is on disk is now the ground of what is written next. */
  async function settle(whose: 'mine' | 'theirs') {
    try {
      const opened = await ask('openFeature', { file: rule.file });
      const editor = view.current;
      if (!editor) return;
      ground.current = opened;
      if (whose === 'mine') {
        keepRule({ rule, version: opened.version, typed: editor.state.doc.toString() });
        setStatus('typing');
      } else {
        replaceAll(editor, opened.text);
        forgetRule(rule.file);
        setStatus('quiet');
      }
      setContested(false);
    } catch (error) {
      fail(error);
    }
  }
}

type ContestProps = { settle: (whose: 'mine' | 'theirs') => void };

function Contest({ settle }: ContestProps) {
  return (
    <div role="alert">
      <p>{say('conflict')}</p>
      <button type="button" onClick={() => settle('mine')}>
        {say('keepMine')}
      </button>
      <button type="button" onClick={() => settle('theirs')}>
        {say('takeTheirs')}
      </button>
    </div>
  );
}

/** A wish at the end of the file, its title to be written over. */
function addWish(editor: EditorView, title: string): void {
  const { doc } = editor.state;
  const insert = `${doc.toString().endsWith('\n') ? '' : '\n'}\n  @wish\n  Rule: ${title}\n`;
  const anchor = doc.length + insert.length - title.length - 1;
  editor.dispatch({
    changes: { from: doc.length, insert },
    selection: { anchor, head: anchor + title.length },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  });
  editor.focus();
}

function replaceAll(editor: EditorView, text: string): void {
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
}

function showLine(editor: EditorView, line: number): void {
  const { from } = editor.state.doc.line(Math.min(line, editor.state.doc.lines));
  editor.dispatch({
    selection: { anchor: from },
    effects: EditorView.scrollIntoView(from, { y: 'start' }),
  });
}
