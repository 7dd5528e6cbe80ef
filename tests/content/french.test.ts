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
  expect(report).toMatchInlineSnapshot(`
    "content/pages/brackets.yaml:33:12 erreur yaml-syntax
      le \`{\` ouvert ici n’est pas refermé
        31 |         action: { label: { fr: Nos agents, en: Our agents }, to: /agents }
        32 |   - kind: cards
      > 33 |     title: { fr: Oui, en: Yes
           |            ^^^^^^^^^^^^^^^^^^
        34 |
      attendu : un \`}\` avant la clé suivante, sur des lignes en retrait sous celle-ci
      conseil : ajoutez \`}\`, ou mettez entre guillemets droits un texte qui commence par \`{\`

    content/pages/colon.yaml:11:18 erreur unquoted-text
      le texte contient \`: \`, que YAML lit comme la fin d’une clé
         9 |   - kind: hero
        10 |     id: top
      > 11 |     title: { fr: L'IA : oui, en: Hello }
           |                  ^^^^^^^^^^
        12 |     size: full
        13 |     figures:
      attendu : un texte entre guillemets droits, ou sous \`|\` sur ses propres lignes
      conseil : écrivez \`"L'IA : oui"\`

    content/pages/dash.yaml:9:3 erreur yaml-syntax
      il manque une espace après \`-\`
         7 |   en: What the page about Home of this small site tells its visitors, in a long enough sentence.
         8 | sections:
      >  9 |   -kind: hero
           |   ^^^^^^^^^^^
        10 |     id: top
        11 |     title: { fr: Bonjour, en: Hello }
      conseil : écrivez \`- kind: hero\`

    content/pages/home.yaml:12:11 erreur unknown-value
      \`ful\` n’est pas possible ici, vouliez-vous écrire \`full\` ?
        10 |     id: top
        11 |     title: { fr: Bonjour, en: Hello }
      > 12 |     size: ful
           |           ^^^
        13 |     figures:
        14 |       - { figure: clients, label: { fr: clients, en: customers } }
      attendu : \`full\` ou \`page\`

    content/pages/keys.yaml:18:5 erreur unknown-key
      clé inconnue \`layut\`, vouliez-vous écrire \`layout\` ?
        16 |     id: benefits
        17 |     title: { fr: Avantages, en: Benefits }
      > 18 |     layut: columns
           |     ^^^^^
        19 |     keywords: { fr: [bénéfices], en: [advantages] }
        20 |     items:
      attendu : \`kind\`, \`id\`, \`displayed\`, \`draft\`, \`from\`, \`until\`, \`keywords\`, \`label\`, \`title\`, \`text\`, \`layout\`, \`numbered\`, \`items\` ou \`actions\`

    content/pages/language.yaml:11:12 erreur missing-translation
      \`en\` manque : ajoutez le texte en anglais à côté de \`fr\`
         9 |   - kind: hero
        10 |     id: top
      > 11 |     title: { fr: Bonjour }
           |            ^^^^^^^^^^^^^^^
        12 |     size: full
        13 |     figures:
      attendu : le même texte en français (fr) et en anglais (en)

    content/pages/lines.yaml:3:13 erreur empty-value
      \`fr\` n’a pas de valeur
        1 | # yaml-language-server: $schema=../../schema/json/page.json
        2 | address: /
      > 3 | name: { fr: "", en: Home }
          |             ^^
        4 | title: { fr: La page « Accueil » du site, en: The page about Home }
        5 | description:
      attendu : une seule ligne de texte, non vide
      conseil : écrivez-la sur cette ligne, ou au-dessous sur des lignes en retrait

    content/pages/numbers.yaml:22:22 erreur quotes-needed
      \`24\` est lu comme un nombre
        20 |     items:
        21 |       - icon: shield-check
      > 22 |         title: { fr: 24, en: Safe }
           |                      ^^
        23 |         text:
        24 |           fr: |
      attendu : du texte
      conseil : mettez-le entre guillemets droits : \`"24"\`

    content/pages/tabs.yaml:10:1 erreur yaml-indentation
      il y a une tabulation dans le retrait
         8 | sections:
         9 |   - kind: hero
      > 10 | →id: top
           | ^
        11 |     title: { fr: Bonjour, en: Hello }
        12 |     size: full
      attendu : deux espaces par niveau ; les clés d’un même groupe commencent à la même colonne
      conseil : mettez la ligne en retrait de 4 espaces

    content/pages/text.yaml:3:7 erreur both-languages
      ce texte n’est écrit que dans une langue
        1 | # yaml-language-server: $schema=../../schema/json/page.json
        2 | address: /
      > 3 | name: Accueil
          |       ^^^^^^^
        4 | title: { fr: La page « Accueil » du site, en: The page about Home }
        5 | description:
      attendu : le texte en français (fr) et en anglais (en)
      conseil : écrivez ce texte dans les deux langues : \`name: { fr: "Accueil", en: … }\`

    content/pages/Été.yaml:1:1 erreur file-name
      le nom de fichier \`Été.yaml\` ne convient pas à une adresse
      > 1 | # yaml-language-server: $schema=../../schema/json/page.json
          | ^
        2 | address: /
        3 | name: { fr: Accueil, en: Home }
      attendu : des minuscules sans accent, des chiffres et des traits d’union, puis \`.yaml\`
      conseil : renommez le fichier en \`ete.yaml\`

    content/press.yaml:1:1 erreur unexpected-file
      aucun contenu n’a sa place en content/press.yaml
      > 1 | a: b
          | ^
        2 |
      attendu : un fichier tel que \`content/site.yaml\`, \`content/figures.yaml\`, \`content/navigation.yaml\`, \`content/knowledge/assistant.yaml\`, \`content/knowledge/conversation.yaml\`, \`content/spelling.yaml\`, \`content/interface/*.yaml\`, \`content/pages/*.yaml\`, \`content/templates/*.yaml\`, \`content/knowledge/entries/*.yaml\`, \`content/collections/agents/*.yaml\`, \`content/collections/industries/*.yaml\`, \`content/collections/jobs/*.yaml\`, \`content/collections/founders/*.yaml\`, \`content/collections/partners/*.yaml\`, \`content/collections/quotes/*.yaml\`, \`content/collections/testimonials/*.yaml\`, \`content/collections/case-studies/*.yaml\`, \`content/collections/press/*.yaml\` ou \`content/collections/cases/*.yaml\`
      conseil : déplacez le fichier dans son dossier, ou hors de content/

    12 erreurs dans 12 fichiers
    "
  `);
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
