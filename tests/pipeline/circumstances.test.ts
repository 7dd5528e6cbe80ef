import { expect, test } from 'vitest';
import { plainText } from '../../scripts/content/resolve/rich-text.ts';
import { siteFiles } from './site-files.ts';
import { type Changes, compile, edited, pageOf, sectionOf } from './small-site.ts';

const path = 'content/pages/legal.yaml';
const site = 'content/site.yaml';
const elsewhere = edited(site, 'origin: ""', 'origin: https://api.mail.example');
const declared = edited(
  site,
  'services: []',
  'services: [{ name: Compteur, category: analytics, script: https://c.example/c.js, hosts: [c.example] }]',
);

const text = (fr: string) => `{ fr: "${fr}", en: "${fr}" }`;
const depending = `
  - kind: articles
    id: notice-of-data
    articles:
      - id: recipients
        title: ${text('Destinataires')}
        text: ${text('Voici.')}
        depending:
          - { when: requests-stay-here, text: ${text('Elles restent ici.')} }
          - { when: requests-go-elsewhere, text: ${text('Elles vont à {mailService}.')} }
        parts:
          - title: ${text('Aujourd’hui')}
            depending:
              - { when: no-services, text: ${text('Rien.')} }
              - { when: services-declared, text: ${text('Ceux-ci : {services}.')} }
          - title: ${text('Vos mots')}
            depending:
              - { when: words-not-counted, text: ${text('Oubliés.')} }
              - { when: words-counted, text: ${text('Comptés.')} }
`;

test.each<[Changes, said: string, part: string]>([
  [{}, 'Voici.\nElles restent ici.', 'Rien.'],
  [elsewhere, 'Voici.\nElles vont à\u00a0api.mail.example.', 'Rien.'],
  [declared, 'Voici.\nElles restent ici.', 'Ceux-\u2060ci\u202f: Compteur (c.example).'],
])('articles say what the settings make true: %#', async (changes, said, part) => {
  const made = await compile({ ...changes, [path]: `${siteFiles[path]}${depending}` });
  const { sections } = pageOf(made, 'legal', 'fr');
  const [article] = sections.flatMap((section) =>
    section.kind === 'articles' && section.id === 'notice-of-data' ? section.articles : [],
  );
  expect(plainText(article?.text ?? [])).toBe(said);
  expect(plainText(article?.parts?.[0]?.text ?? [])).toBe(part);
});

test('texts may name what buttons say, and no message that has arguments', async () => {
  const changes = edited(
    'content/pages/home.yaml',
    '{ fr: Bonjour, en: Hello }',
    text('{interface.chat.send}'),
  );
  expect(sectionOf(pageOf(await compile(changes), 'home', 'fr'), 'hero').title).toBe('Envoyer');
  const counting = edited(
    'content/pages/home.yaml',
    '{ fr: Bonjour, en: Hello }',
    text('{interface.chat.count}'),
  );
  await expect(compile(counting)).rejects.toThrow('unknown-token');
});

test('a link may lead to a file of the site, the same in every language', async () => {
  const changes = edited('content/pages/legal.yaml', 'en: It is us.', 'en: "[L](/licences.txt)"');
  const { articles } = sectionOf(pageOf(await compile(changes), 'legal', 'en'), 'articles');
  expect(articles[0]?.text).toEqual([[{ to: '/licences.txt', text: ['L'] }]]);
});
