import { expect, test } from 'vitest';
import { languageOfTerminal } from '../../scripts/content/report/language.ts';
import { formatReport } from '../../scripts/content/report/report.ts';
import { diagnose, edited, type Files, smallProject, writeProject } from './small-project.ts';

const home = 'content/pages/home.yaml';

/** Broken in many ways at once: a file for each. */
const broken: Files = {
  ...edited(home, 'size: full', 'size: ful'),
  'content/pages/brackets.yaml': `${smallProject[home]}  - kind: cards\n    title: { fr: Oui, en: Yes\n`,
  'content/pages/colon.yaml': smallProject[home].replace('fr: Bonjour', "fr: L'IA : oui"),
  'content/pages/dash.yaml': smallProject[home].replace('- kind: hero', '-kind: hero'),
  'content/pages/keys.yaml': smallProject[home].replace('numbered: true', 'numbred: true'),
  'content/pages/language.yaml': smallProject[home].replace('      en: Hello\n', ''),
  'content/pages/lines.yaml': smallProject[home].replace('fr: Accueil', 'fr: ""'),
  'content/pages/numbers.yaml': smallProject[home].replace('fr: Sûr', 'fr: 24'),
  'content/pages/tabs.yaml': smallProject[home].replace('    id: top', '\tid: top'),
  'content/pages/text.yaml': smallProject[home].replace(
    'name: { fr: Accueil, en: Home }',
    'name: Accueil',
  ),
  'content/pages/Été.yaml': smallProject[home],
  'content/press.yaml': 'a: b\n',
};

/** Words that no French sentence has: outside of what is quoted from a file. */
const english = /\b(?:the|is|are|and|of|text|stands|write|which|with|missing|needs?)\b/;

test('a report in French says everything in French', async () => {
  const report = formatReport(await diagnose(broken), 'text', {
    root: writeProject(broken),
    language: 'fr',
  });
  expect(report).toMatchInlineSnapshot(`
    "content/pages/brackets.yaml:32:12 erreur yaml-syntax
      le \`{\` ouvert ici n’est pas refermé
        30 |             A paragraph.
        31 |   - kind: cards
      > 32 |     title: { fr: Oui, en: Yes
           |            ^^^^^^^^^^^^^^^^^^
        33 |
      attendu : un \`}\` avant la clé suivante, sur des lignes en retrait sous celle-ci
      conseil : ajoutez \`}\`, ou mettez entre guillemets droits un texte qui commence par \`{\`

    content/pages/colon.yaml:12:11 erreur unquoted-text
      le texte contient \`: \`, que YAML lit comme la fin d’une clé
        10 |     id: top
        11 |     title:
      > 12 |       fr: L'IA : oui
           |           ^^^^^^^^^^
        13 |       en: Hello
        14 |     size: full # the largest
      attendu : un texte entre guillemets droits, ou sous \`|\` sur ses propres lignes
      conseil : écrivez \`fr: "L'IA : oui"\`

    content/pages/dash.yaml:9:3 erreur yaml-syntax
      il manque une espace après \`-\`
         7 | description: { fr: Une description., en: A description. }
         8 | sections:
      >  9 |   -kind: hero
           |   ^^^^^^^^^^^
        10 |     id: top
        11 |     title:
      conseil : écrivez \`- kind: hero\`

    content/pages/home.yaml:14:11 erreur unknown-value
      \`ful\` n’est pas possible ici, vouliez-vous écrire \`full\` ?
        12 |       fr: Bonjour
        13 |       en: Hello
      > 14 |     size: ful # the largest
           |           ^^^
        15 |     figures:
        16 |       - figure: clients
      attendu : \`full\` ou \`page\`

    content/pages/keys.yaml:22:5 erreur unknown-key
      clé inconnue \`numbred\`, vouliez-vous écrire \`numbered\` ?
        20 |     title: { fr: Avantages, en: Benefits }
        21 |     layout: columns
      > 22 |     numbred: true
           |     ^^^^^^^
        23 |     items:
        24 |       - icon: shield-check
      attendu : \`kind\`, \`id\`, \`displayed\`, \`draft\`, \`from\`, \`until\`, \`keywords\`, \`label\`, \`title\`, \`text\`, \`layout\`, \`numbered\`, \`items\` ou \`actions\`

    content/pages/language.yaml:12:7 erreur missing-translation
      \`en\` manque : ajoutez le texte en anglais à côté de \`fr\`
        10 |     id: top
        11 |     title:
      > 12 |       fr: Bonjour
           |       ^^^^^^^^^^^
        13 |     size: full # the largest
        14 |     figures:
      attendu : le même texte en français (fr) et en anglais (en)

    content/pages/lines.yaml:3:13 erreur empty-value
      \`fr\` n’a pas de valeur
        1 | # yaml-language-server: $schema=../../schema/json/page.json
        2 | address: /
      > 3 | name: { fr: "", en: Home }
          |             ^^
        4 | title:
        5 |   fr: Une plateforme souveraine
      attendu : une seule ligne de texte, non vide
      conseil : écrivez-la sur cette ligne, ou au-dessous sur des lignes en retrait

    content/pages/numbers.yaml:25:22 erreur quotes-needed
      \`24\` est lu comme un nombre
        23 |     items:
        24 |       - icon: shield-check
      > 25 |         title: { fr: 24, en: Safe }
           |                      ^^
        26 |         text:
        27 |           fr: |
      attendu : du texte
      conseil : mettez-le entre guillemets droits : \`"24"\`

    content/pages/tabs.yaml:10:1 erreur yaml-indentation
      il y a une tabulation dans le retrait
         8 | sections:
         9 |   - kind: hero
      > 10 | →id: top
           | ^
        11 |     title:
        12 |       fr: Bonjour
      attendu : deux espaces par niveau ; les clés d’un même groupe commencent à la même colonne
      conseil : mettez la ligne en retrait de 4 espaces

    content/pages/text.yaml:3:7 erreur both-languages
      ce texte n’est écrit que dans une langue
        1 | # yaml-language-server: $schema=../../schema/json/page.json
        2 | address: /
      > 3 | name: Accueil
          |       ^^^^^^^
        4 | title:
        5 |   fr: Une plateforme souveraine
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
