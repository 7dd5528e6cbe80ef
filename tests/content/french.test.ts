import { expect, test } from 'vitest';
import { languageOfTerminal } from '../../scripts/content/report/language.ts';
import { formatReport } from '../../scripts/content/report/report.ts';
import { siteFiles } from '../pipeline/site-files.ts';
import { type AnyChanges, diagnose, edited, writeSite } from '../pipeline/small-site.ts';

const home = 'content/pages/home.yaml';

/** Broken in many ways at once: a file for each. */
const broken: AnyChanges = {
  ...edited(home, 'size: full', 'size: ful'),
  'content/pages/brackets.yaml': `${siteFiles[home]}  - kind: cards\n    title: { fr: Oui, en: Yes\n`,
  'content/pages/colon.yaml': siteFiles[home].replace('fr: Bonjour', "fr: L'IA : oui"),
  'content/pages/dash.yaml': siteFiles[home].replace('- kind: hero', '-kind: hero'),
  'content/pages/keys.yaml': siteFiles[home].replace('layout: columns', 'layut: columns'),
  'content/pages/language.yaml': siteFiles[home].replace(', en: Hello }', ' }'),
  'content/pages/lines.yaml': siteFiles[home].replace('fr: Accueil', 'fr: ""'),
  'content/pages/numbers.yaml': siteFiles[home].replace('fr: Sûr', 'fr: 24'),
  'content/pages/tabs.yaml': siteFiles[home].replace('    id: top', '\tid: top'),
  'content/pages/text.yaml': siteFiles[home].replace(
    'name: { fr: Accueil, en: Home }',
    'name: Accueil',
  ),
  'content/pages/Été.yaml': siteFiles[home],
  'content/press.yaml': 'a: b\n',
};

/** Words that no French sentence has: outside of what is quoted from a file. */
const english = /\b(?:the|is|are|and|of|text|stands|write|which|with|missing|needs?)\b/;

test('a report in French says everything in French', async () => {
  const report = formatReport(await diagnose(broken), 'text', {
    root: writeSite(broken),
    language: 'fr',
  });
  expect(report).toContain(`content/pages/home.yaml:12:11 erreur unknown-value
  \`ful\` n’est pas possible ici, vouliez-vous écrire \`full\` ?
    10 |     id: top
    11 |     title: { fr: Bonjour, en: Hello }
  > 12 |     size: ful
       |           ^^^
    13 |     figures:
    14 |       - { figure: clients, label: { fr: clients, en: customers } }
  attendu : \`full\` ou \`page\`
`);
  expect(report).toContain('  conseil : renommez le fichier en `ete.yaml`\n');
  expect(report).toMatch(/\n12 erreurs dans 12 fichiers\n$/);
  const words = report
    .split('\n')
    .filter((line) => !/^ {2}(?:>| ) +\d* \|/.test(line))
    .join('\n')
    .replaceAll(/`[^`]*`|\S+\/\S+|(?<=erreur )\S+/g, '');
  expect(words).not.toMatch(english);
});

test.each([
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'fr' }, 'fr'],
  [{ LANG: 'frr_DE' }, 'en'],
  [{ LANG: 'fr_FR', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'en_GB', LC_MESSAGES: 'fr_CA' }, 'fr'],
  [{ LC_ALL: '', LANG: 'fr_BE' }, 'fr'],
  [{}, 'en'],
])('the language of the terminal: %j', (variables, language) => {
  expect(languageOfTerminal(variables)).toBe(language);
});
