import { createElement } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { Courses } from '../../app/walkthrough/courses.tsx';
import { StepPicture } from '../../app/walkthrough/step-picture.tsx';
import type { CaseStep } from '../../schema/compiled.ts';
import { draw } from '../studio/drawn.ts';

const twice = <Item>(item: Item) => [item, item];
const words = { title: 'Nouveau texte', text: 'Nouveau texte', logged: 'Nouveau texte' };
const step = { ...words, seconds: 5, time: '08:02' };
const [name, field, place, text] = ['Nouveau', 'Nouveau', 'Nouveau', []];
const asked = { question: 'Laquelle ?', asked: 'Claire', answers: twice('La seconde') };
const kinds: CaseStep[] = [
  { ...step, kind: 'documents', documents: twice({ name, detail: name }) },
  { ...step, kind: 'reading', document: name, passages: twice({ place, text, field, value: '3' }) },
  { ...step, kind: 'question', findings: twice({ place, text }), ...asked },
  { ...step, kind: 'updates', systems: twice({ name, field, after: '3' }) },
  { ...step, kind: 'draft', document: name, body: [], sources: twice(name) },
  { ...step, kind: 'log' },
];

test('texts of a case that are the same still, as those of what was just added, are told apart', async () => {
  const told = vi.spyOn(console, 'error');
  const steps = kinds.flatMap(twice);
  const walk = { index: 0, layout: 'stage', isPlaying: false } as never;
  const pictures = kinds.map((each) =>
    createElement(StepPicture, {
      key: each.kind,
      step: each,
      steps,
      actions: [],
      answer: '',
      onAnswer: vi.fn(),
    }),
  );
  const intl = { locale: 'fr', messages: {}, onError: () => undefined };
  const courses = createElement(Courses, { walk, steps, dispatch: vi.fn() });
  await draw(createElement(IntlProvider, intl, courses, ...pictures));
  expect(told).not.toHaveBeenCalled();
});
