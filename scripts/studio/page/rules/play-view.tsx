import type { Played } from '../../rules/rules-api.ts';
import { screenAddress } from '../ask.ts';
import { say, studioLanguage } from '../words.ts';

type Of<Kind extends Played['kind']> = Extract<Played, { kind: Kind }>;
type Props = { events: readonly Played[] | undefined; problem: string | undefined };
type Scenario = { name: string; steps: { text: string; state: 'waits' | 'good' | 'bad' }[] };

/** The scenario as it is played: each step ticked, the screen as it is seen, and what went wrong. */
export function PlayView({ events, problem }: Props) {
  if (!events) return null;
  const scenarios = scenariosOf(events);
  const last = events.at(-1);
  const screen = events.findLast((event): event is Of<'screen'> => event.kind === 'screen');
  return (
    <section className="play" aria-label={say('playScenario')}>
      {problem ? (
        <p role="alert">{problem}</p>
      ) : (
        <p role="status">{last ? statusOf(last) : say('preparing')}</p>
      )}
      {scenarios.map(({ name, steps }) => (
        <div key={`${name} ${steps.map(({ text }) => text).join()}`} lang="en">
          <h3>{name}</h3>
          <ol>
            {steps.map(({ text, state }) => (
              <li key={text} data-state={state}>
                {text}
              </li>
            ))}
          </ol>
        </div>
      ))}
      {events
        .filter((event): event is Of<'failed'> => event.kind === 'failed')
        .map((event) => (
          <Failure key={event.step} {...event} />
        ))}
      {screen && <img src={screenAddress(screen.file)} alt={say('screen')} />}
    </section>
  );
}

function Failure({ step, expected, seen, message }: Of<'failed'>) {
  return (
    <div role="alert" className="failure">
      {step && <p lang="en">{step}</p>}
      {message && (
        <p className="message" lang="en">
          {message}
        </p>
      )}
      {expected && (
        <p>
          {say('ruleSays')} <b>{expected[studioLanguage]}</b>
        </p>
      )}
      {seen && (
        <p>
          {say('siteDoes')} <b>{seen[studioLanguage]}</b>
        </p>
      )}
    </div>
  );
}

function scenariosOf(events: readonly Played[]): Scenario[] {
  const scenarios: Scenario[] = [];
  for (const event of events) {
    if (event.kind === 'began') {
      const steps = event.steps.map((text) => ({ text, state: 'waits' as const }));
      scenarios.push({ name: event.name, steps });
    }
    const step = event.kind === 'step' ? scenarios.at(-1)?.steps[event.index] : undefined;
    if (step && event.kind === 'step') step.state = event.isGood ? 'good' : 'bad';
  }
  return scenarios;
}

function statusOf(last: Played): string {
  if (last.kind === 'building') return say('building');
  if (last.kind === 'nothing') return say('nothingToPlay');
  if (last.kind === 'ended') return say(last.isGood ? 'ruleKept' : 'ruleBroken');
  return say('playing');
}
