import { expect, test } from 'vitest';
import { judgeAnswer } from '../../../scripts/bench/answers/measure.ts';
import type { AskedQuestion } from '../../../scripts/bench/answers/questions.ts';

const asked: AskedQuestion = {
  question: '',
  language: 'fr',
  kind: 'mixed',
  pages: ['/prix'],
  says: [['sur devis'], ['30 000', '60 000']],
};
const judged = (text: string, kind: 'sure' | 'likely' | 'unsure') =>
  judgeAnswer(asked, {
    kind,
    language: 'fr',
    verdicts: [],
    content: `${text}\n\n- Sur devis (/prix)`,
  });

test('an answer is judged by what its text tells, whatever it links', () => {
  expect(judged('Sur devis, vers 60 000 euros.', 'sure')).toMatchObject({
    well: true,
    misleading: false,
  });
  expect(judged('Sur devis.', 'sure')).toMatchObject({ well: false, misleading: false });
  expect(judged('En 2 semaines.', 'sure')).toMatchObject({ linked: true, misleading: true });
  expect(judged('En 2 semaines.', 'likely')).toMatchObject({ misleading: false, misread: true });
  expect(judged('En 2 semaines.', 'unsure')).toMatchObject({ misleading: false, misread: false });
});
