import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Box, Finding, Token } from '../../api.ts';
import { useStudio } from '../studio-context.ts';
import { type Cure, Told, ToldFinding } from '../told.tsx';
import { say } from '../words.ts';
import { boxName } from './box-name.ts';
import { ChooseName } from './choose.tsx';
import { InsertName } from './insert-name.tsx';
import { misreadNumber } from './opened.ts';
import { cleanLine, cleanLines, markdownOf } from './pasted.ts';
import { ReasonForm } from './reason-form.tsx';
import { type Mark, withMark } from './rich-marks.ts';
import { holdTokens, partsOf, selectToken, shownText } from './tokens.ts';

type Props = {
  box: Box;
  tokens: readonly Token[];
  text: string;
  findings: readonly Finding[];
  doubts: readonly Finding[];
  declare: (code: string, because: string) => void;
  type: (text: string) => void;
  /** Whether somebody has opened the text to write in this box, and waits for it. */
  isAwaited: boolean;
};

/** One language of a text; what is wrong with it is its description. */
export function TextBox(props: Props) {
  const { box, tokens, text, findings, doubts, declare, type, isAwaited } = props;
  const { field, frame } = useStudio();
  const { leave, arrive } = field;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  /** For what is chosen, and not typed. */
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (!isAwaited) return;
    (area.current ?? list.current)?.focus();
    arrive();
  }, [isAwaited, arrive]);
  const told = [...findings, ...doubts];
  const misread = misreadNumber(box, text);
  const hasErrors = misread !== undefined || findings.some(({ severity }) => severity === 'error');
  const mayName = box.form !== 'value' && box.form !== 'message';
  const descriptions = [
    ...(box.form === 'words' ? [`${id}-count`] : []),
    ...(misread || told.length > 0 ? [`${id}-findings`] : []),
  ];

  /** Writes as if it were typed, so that the box's own undo knows of it. */
  function insert(written: string) {
    area.current?.focus();
    document.execCommand('insertText', false, written);
  }

  function cure({ instead, write }: Cure) {
    const start = text.indexOf(instead);
    area.current?.setSelectionRange(start, start + instead.length);
    insert(write);
  }

  function put(mark: Mark) {
    const element = area.current;
    if (!element) return;
    const { start, end, written } = withMark(
      element.value,
      element.selectionStart,
      element.selectionEnd,
      mark,
    );
    element.setSelectionRange(start, end);
    insert(written);
  }

  function paste(event: ClipboardEvent) {
    const html = event.clipboardData.getData('text/html');
    const plain = event.clipboardData.getData('text/plain');
    event.preventDefault();
    if (box.form === 'rich') insert(markdownOf(html, plain));
    else insert(box.form === 'words' ? cleanLines(plain) : cleanLine(plain));
  }

  function pressed(event: KeyboardEvent<HTMLTextAreaElement>) {
    selectToken(event);
    if (box.form !== 'rich' || !(event.ctrlKey || event.metaKey)) return;
    const mark = keys[event.key.toLowerCase()];
    if (!mark) return;
    event.preventDefault();
    put(mark);
  }

  return (
    <div className="box">
      {box.names && box.names !== 'link' ? (
        <ChooseName ref={list} kind={box.names} label={boxName(box)} value={text} choose={type} />
      ) : (
        <>
          <label htmlFor={id}>{boxName(box)}</label>
          {mayName && (
            <div className="tools">
              {box.form === 'rich' &&
                Object.values(keys).map((mark) => (
                  <button key={mark} type="button" onClick={() => put(mark)}>
                    {say(`mark.${mark}`)}
                  </button>
                ))}
              <InsertName language={box.language} insert={insert} />
            </div>
          )}
          {box.names && (
            <ChooseName kind={box.names} label={say('names')} value={text} choose={type} />
          )}
          <div className="editor">
            <div className="mirror" aria-hidden="true" lang={box.language}>
              {partsOf(text, tokens).map(({ key, text: part, isToken }) =>
                isToken ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>,
              )}
              {'\n'}
            </div>
            <textarea
              ref={area}
              id={id}
              lang={box.language}
              value={text}
              rows={1}
              aria-invalid={hasErrors}
              aria-describedby={descriptions.join(' ') || undefined}
              onChange={({ target }) => type(target.value)}
              onSelect={({ currentTarget }) => holdTokens(currentTarget)}
              onKeyDown={pressed}
              onPaste={paste}
              onBlur={leave}
              onFocus={() => box.view && frame.reveal(box.view)}
            />
          </div>
          <p id={`${id}-count`} className="count">
            {box.form === 'words'
              ? say('wordALine')
              : say('characters', { count: [...shownText(text, tokens)].length })}
          </p>
        </>
      )}
      {(misread || told.length > 0) && (
        <div id={`${id}-findings`} className="findings">
          {misread && <p className="error">{say(misread)}</p>}
          {told.map((finding) => (
            <p key={finding.message.en} className={finding.severity}>
              <ToldFinding
                finding={finding}
                cure={finding.cure && text.includes(finding.cure.instead) ? cure : undefined}
              />
            </p>
          ))}
        </div>
      )}
      {[...new Set(doubts.map(({ code }) => code))].map((code) => (
        <Meant key={code} doubt={doubts.filter((each) => each.code === code)} declare={declare} />
      ))}
    </div>
  );
}

type MeantProps = { doubt: readonly Finding[]; declare: Props['declare'] };

/** The editor means it: the file says so, and why. */
function Meant({ doubt: [first], declare }: MeantProps) {
  if (!first) return null;
  const { code, message } = first;
  return (
    <details className="meant">
      <summary>{say('meant')}</summary>
      <p>
        <Told said={message} />
      </p>
      <ReasonForm
        label={say('meantBecause')}
        action={say('declare')}
        send={(because) => declare(code, because)}
      />
    </details>
  );
}

const keys: Readonly<Record<string, Mark>> = {
  b: 'strong',
  i: 'emphasis',
  k: 'link',
  l: 'list',
};
