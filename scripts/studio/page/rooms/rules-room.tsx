import { useEffect, useId, useState } from 'react';
import { holdsAll, plain, wantedWords } from '../../../spec/search/wanted.ts';
import type { RuleEntry, RuleList } from '../../rules/rules-api.ts';
import { askRules } from '../rules/ask-rules.ts';
import { lastKeptRule } from '../rules/kept-rules.ts';
import { RuleEditor } from '../rules/rule-editor.tsx';
import { useStudio } from '../studio-context.ts';
import { say, studioLanguage } from '../words.ts';

/** The rules of the product: read beside the page that they speak of, changed and played. */
export function RulesRoom() {
  const id = useId();
  const { go } = useStudio();
  const [list, setList] = useState<RuleList | string>();
  const [opened, setOpened] = useState(lastKeptRule);
  const [saves, setSaves] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when a feature was written
  useEffect(() => {
    let isWanted = true;
    const settle = (answer: RuleList | string) => {
      if (isWanted) setList(answer);
    };
    askRules.list().then(settle, ({ message }: Error) => settle(message));
    return () => {
      isWanted = false;
    };
  }, [saves]);

  function open(rule: RuleEntry) {
    setOpened(rule);
    go(rule.address);
  }
  return (
    <section aria-labelledby={`${id}-title`} className="panel rules">
      <h2 id={`${id}-title`}>{say('rulesRoom')}</h2>
      {opened ? (
        <>
          <button type="button" className="quiet" onClick={() => setOpened(undefined)}>
            {say('allRules')}
          </button>
          <RuleEditor rule={opened} saved={() => setSaves(saves + 1)} />
        </>
      ) : (
        <>
          <p>
            <a href="/__studio/specification/" target="_blank" rel="noreferrer">
              {say('readSpecification')}
            </a>
          </p>
          {typeof list === 'string' && <p role="alert">{list}</p>}
          {typeof list === 'object' && <Chapters list={list} open={open} />}
        </>
      )}
    </section>
  );
}

function Chapters({ list, open }: { list: RuleList; open: (rule: RuleEntry) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const wanted = wantedWords(typed);
  const matches = ({ name, clauses, origins, said }: RuleEntry) => {
    const text = plain(
      [name, ...clauses, ...origins.map(({ fr, en }) => `${fr} ${en}`), said].join(' '),
    );
    return holdsAll(text, wanted);
  };
  const chapters = [
    ...list.chapters.map(({ rules, ...titles }) => ({ title: titles[studioLanguage], rules })),
    { title: say('wishes'), rules: list.wishes },
  ];
  return (
    <>
      <label htmlFor={id}>{say('searchRules')}</label>
      <input
        id={id}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {chapters.map(({ title, rules }) => (
        <Chapter key={title} title={title} rules={rules.filter(matches)} open={open} />
      ))}
    </>
  );
}

type ChapterProps = { title: string; rules: RuleEntry[]; open: (rule: RuleEntry) => void };

function Chapter({ title, rules, open }: ChapterProps) {
  if (rules.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="rule-list">
        {rules.map((rule) => (
          <li key={`${rule.file} ${rule.line}`}>
            <button type="button" data-verdict={rule.verdict} onClick={() => open(rule)}>
              <span lang="en">{rule.name}</span> <small>{say(`rule-${rule.verdict}`)}</small>
            </button>
            {rule.clauses.length === 0 && <small>{originOf(rule)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whose rule it is that the specification does not have. */
function originOf({ name, origins }: RuleEntry): string {
  if (origins.length === 0) return say('unclaimed', { message: name });
  return origins.map((words) => words[studioLanguage]).join(', ');
}
