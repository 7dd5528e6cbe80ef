import { useId, useMemo, useState } from 'react';
import { ruleFinder } from '../../../spec/search/find-rules.ts';
import type { RuleEntry, RuleList } from '../../rules/rules-api.ts';
import { ask, messageOf } from '../ask.ts';
import { Line } from '../line.tsx';
import { lastKeptRule } from '../rules/kept-rules.ts';
import { RuleEditor } from '../rules/rule-editor.tsx';
import { useStudio } from '../studio-context.ts';
import { useAnswer } from '../use-answer.ts';
import { say, studioLanguage } from '../words.ts';

/** The rules of the product: read beside the page that they speak of, changed and played. */
export function RulesRoom() {
  const id = useId();
  const { go } = useStudio().frame;
  const [opened, setOpened] = useState(lastKeptRule);
  const [wish, setWish] = useState<string>();
  const [saves, setSaves] = useState(0);
  const { found, error } = useAnswer(() => ask('rules'), [saves]);

  function open(rule: RuleEntry) {
    setOpened(rule);
    setWish(undefined);
    go(rule.address);
  }
  function addWish(rule: RuleEntry, title: string) {
    open(rule);
    setWish(title);
  }
  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <h2 id={`${id}-title`}>{say('rulesRoom')}</h2>
      {opened ? (
        <>
          <button type="button" className="quiet" onClick={() => setOpened(undefined)}>
            {say('allRules')}
          </button>
          <RuleEditor
            rule={opened}
            wish={wish}
            saved={() => setSaves(saves + 1)}
            show={({ file, line }) => {
              const above = (found ? allOf(found) : []).filter(
                (rule) => rule.file === file && rule.line <= line,
              );
              const [nearest] = above.toSorted((one, other) => other.line - one.line);
              if (nearest) open({ ...nearest, line });
            }}
          />
        </>
      ) : (
        <>
          <p>
            <a href="/__studio/specification/" target="_blank" rel="noreferrer">
              {say('readSpecification')}
            </a>
          </p>
          {error !== undefined && <p role="alert">{messageOf(error)}</p>}
          {found && <Chapters list={found} open={open} addWish={addWish} />}
        </>
      )}
    </section>
  );
}

function allOf({ chapters, wishes }: Pick<RuleList, 'chapters' | 'wishes'>): RuleEntry[] {
  return [...chapters.flatMap(({ rules }) => rules), ...wishes];
}

type ListProps = {
  list: RuleList;
  open: (rule: RuleEntry) => void;
  addWish: (beside: RuleEntry, title: string) => void;
};

function Chapters({ list: { chapters, wishes, meanings }, open, addWish }: ListProps) {
  const [typed, setTyped] = useState('');
  const all = useMemo(() => allOf({ chapters, wishes }), [chapters, wishes]);
  const find = useMemo(() => ruleFinder(all, meanings), [all, meanings]);
  const { rules, isNear } = find(typed);
  const beside = rules[0] ?? all[0];
  return (
    <>
      <Line label={say('searchRules')} type="search" value={typed} change={setTyped} />
      {typed.trim() === '' ? (
        <>
          {chapters.map((chapter) => (
            <Chapter
              key={chapter.fr}
              title={chapter[studioLanguage]}
              rules={chapter.rules}
              open={open}
            />
          ))}
          <Chapter title={say('wishes')} rules={wishes} open={open} />
        </>
      ) : (
        <>
          <p role="status">
            {isNear ? say('nearRules') : say('foundRules', { count: rules.length })}
          </p>
          <Rules rules={rules} open={open} />
          {beside && (
            <button type="button" onClick={() => addWish(beside, typed.trim())}>
              {say('wishFor', { title: typed.trim() })}
            </button>
          )}
        </>
      )}
    </>
  );
}

type ChapterProps = { title: string } & RulesProps;
type RulesProps = { rules: readonly RuleEntry[]; open: (rule: RuleEntry) => void };

function Chapter({ title, rules, open }: ChapterProps) {
  if (rules.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Rules rules={rules} open={open} />
    </section>
  );
}

function Rules({ rules, open }: RulesProps) {
  return (
    <ul className="rule-list">
      {rules.map((rule) => (
        <li key={`${rule.file} ${rule.line}`}>
          <button type="button" data-verdict={rule.verdict} onClick={() => open(rule)}>
            <span lang="en">{rule.title}</span> <small>{say(`rule-${rule.verdict}`)}</small>
          </button>
          {rule.origins && <small>{originOf(rule.origins)}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Whose rule it is that the specification does not have. */
function originOf(origins: NonNullable<RuleEntry['origins']>): string {
  if (origins.length === 0) return say('unclaimed');
  return origins.map((words) => words[studioLanguage]).join(', ');
}
