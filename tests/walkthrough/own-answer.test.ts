import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { StepPicture } from '../../app/walkthrough/step-picture.tsx';
import type { CaseStep } from '../../schema/compiled.ts';

const common = { title: '', text: '', logged: '', seconds: 5, time: '08:02' };
const decided = { ...common, kind: 'decision', person: 'Claire', decision: 'Dix mille' } as const;
const reply: CaseStep = { ...decided };
const later: CaseStep = { ...decided };
const steps: CaseStep[] = [
  {
    ...common,
    kind: 'question',
    findings: [],
    question: '',
    asked: 'Claire',
    answers: ['12', '10'],
  },
  reply,
  later,
];
const messages = { 'walkthrough.answered': 'Votre réponse : {answer}' };

test.each([
  ['the reply to that question', reply, true],
  ['a later decision', later, false],
])('what a visitor answered stands beside the reply alone: %s', (_name, step, isSaid) => {
  const shown = { step, steps, actions: [], answer: '12', onAnswer: vi.fn() };
  const picture = createElement(StepPicture, shown);
  const intl = { locale: 'fr', messages };
  const drawn = renderToStaticMarkup(createElement(IntlProvider, intl, picture));
  expect(drawn.includes('Votre réponse : 12')).toBe(isSaid);
});
