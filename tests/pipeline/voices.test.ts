import { expect, test } from 'vitest';
import { compile, edited, pageOf, sectionOf } from './small-site.ts';

const home = 'content/pages/home.yaml';
const study = 'content/collections/case-studies/sfhe.yaml';

const quote = (
  order: number,
  author: string,
) => `# yaml-language-server: $schema=../../../schema/json/quotes.json
order: ${order}
quote: { fr: Bien., en: Good. }
author: ${author}
position: { fr: Directrice, en: Director }
`;

test('what a customer says leads to the case study that quotes it, but not from there', async () => {
  const site = await compile({
    ...edited(
      home,
      '  - kind: cards\n    id: benefits',
      '  - kind: carousel\n    id: voices\n    title: { fr: Voix, en: Voices }\n  - kind: cards\n    id: benefits',
    ),
    ...edited(study, 'order: 10\n', 'order: 10\nquote: heard\n'),
    'content/collections/quotes/heard.yaml': quote(10, 'Ada Lovel'),
    'content/collections/quotes/other.yaml': quote(20, 'Odette Brun'),
  });
  const { entries } = sectionOf(pageOf(site, 'home', 'en'), 'carousel');
  expect(entries.map((one) => one.study)).toEqual(['/en/case-study/sfhe', undefined]);
  const detail = sectionOf(pageOf(site, 'case-study/sfhe', 'en'), 'case-study-detail');
  expect(detail.quote).toMatchObject({ author: 'Ada Lovel' });
  expect(detail.quote?.study).toBeUndefined();
});
