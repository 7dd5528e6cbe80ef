/**
 * What proves a source, where imports do not tell. Globs by path from the project's root; a unit test holds that each
 * of them still names a file.
 */

/** Nothing is left out when one of these changes. */
export const everything = [
  '*.{json,jsonc,mjs,ts}',
  '.github/**',
  '.ci/**',
  'features/support/{hooks,world,session}.ts',
  'scripts/test/browser/test-environment.ts',
];

interface TestRow {
  changed: string;
  tests: string;
  /** They judge the last build: they wait for it. */
  built?: true;
}

/** Unit tests of what is read, started or built, not imported: each row that fits counts. */
export const testRows: readonly TestRow[] = [
  { changed: '**/*.md', tests: 'tests/docs*.test.ts' },
  { changed: '**/*.css', tests: 'tests/ui/hover.test.ts' },
  { changed: 'content/**', tests: 'tests/legal-truth.test.ts' },
  { changed: 'content/**', tests: 'tests/content/{french,limits}.test.ts' },
  { changed: 'content/knowledge/**', tests: 'tests/server/answering/answers.test.ts' },
  { changed: 'schema/**', tests: 'tests/content/{editor,engines,json-schema}.test.ts' },
  { changed: 'features/**', tests: 'tests/scripts/test/trace/*.test.ts' },
  { changed: 'scripts/setup/**', tests: 'tests/scripts/setup/*.test.ts' },
  { changed: 'scripts/content/*.ts', tests: 'tests/content/cli.test.ts' },
  { changed: 'scripts/content/resolve/remember.ts', tests: 'tests/studio/incremental.test.ts' },
  { changed: 'scripts/dev/**', tests: 'tests/dev/*.test.ts' },
  { changed: 'deploy/**', tests: 'tests/server/{deployment,reverse-proxy}.test.ts' },
  { changed: 'app/server/{http,listen}**', tests: 'tests/server/clients.test.ts' },
  { changed: 'app/server/*.ts', tests: 'tests/server/{start,process}.test.ts' },
  { changed: 'app/server/{files,http}/**', tests: 'tests/server/pages.test.ts' },
  {
    changed: '{app/{layout,pages,sections,seo,ui},scripts/{build,content/emit}}/**',
    tests: 'tests/site/{crawlers,documents,markup,walls}.test.ts',
    built: true,
  },
];

/** Folders whose unit tests stand in one folder, each called as its source. */
export const flatTests: readonly TestRow[] = [
  { changed: 'scripts/studio/**', tests: 'tests/studio/**' },
  { changed: 'scripts/content/**', tests: 'tests/{content,pipeline}/**' },
];

/** Unit tests that take minutes: only what stands beside them has them run, whoever else they import. */
export const slowTests: readonly TestRow[] = [
  { changed: 'scripts/studio/**', tests: 'tests/studio/**' },
  { changed: 'scripts/dev/**', tests: 'tests/dev/**' },
  { changed: 'app/server/**', tests: 'tests/server/**' },
  { changed: 'schema/language*.ts', tests: 'tests/languages/**' },
  { changed: 'scripts/spec/**', tests: 'tests/scripts/spec/**' },
];

interface FeatureRow {
  changed: string;
  features: string;
  /** Those alone that read pages without a browser. */
  read?: true;
}

/** The features of a part: the first row that fits a file counts. */
export const featureRows: readonly FeatureRow[] = [
  { changed: 'app/assistant/**', features: 'features/assistant/*.feature' },
  { changed: 'app/carousel/**', features: 'features/carousel/*.feature' },
  { changed: 'app/consent/**', features: 'features/consent/*.feature' },
  { changed: 'app/demo/**', features: 'features/demo/*.feature' },
  { changed: 'app/walkthrough/**', features: 'features/walkthrough/*.feature' },
  {
    changed: 'app/server/chat/**',
    features: 'features/{assistant/{answers,kinds},operating/limits}.feature',
  },
  {
    changed: 'app/server/{mail,outbox,limits}/**',
    features: 'features/{operating/*,demo/{mail-failures,requesting}}.feature',
  },
  {
    changed: 'app/server/**',
    features: 'features/{operating/limits,site/{addresses,not-found}}.feature',
  },
  {
    changed: 'app/{page/sector-filter,sections/{catalogue,sector}}*',
    features: 'features/site/agents.feature',
  },
  { changed: 'app/{page/film,sections/hero-film}*', features: 'features/site/platform.feature' },
  { changed: 'app/{sections,seo}/**', features: 'features/site/*.feature', read: true },
  { changed: 'app/styles/**', features: 'features/site/{motion,finding-the-way}.feature' },
  { changed: 'app/page/pill*', features: 'features/assistant/appearing.feature' },
  { changed: 'app/page/entrances*', features: 'features/site/motion.feature' },
  { changed: 'app/page/fetch-ahead*', features: 'features/site/next-page.feature' },
  {
    changed:
      'app/page/{controls,held-acts,hydrate,islands,kept-fields,load-island,sleeping-island}*',
    features: 'features/{site/{translated,without-scripts},demo/requesting}.feature',
  },
  {
    changed: 'app/**',
    features:
      'features/site/{finding-the-way,language,next-page,translated,without-scripts}.feature',
  },
  {
    changed: 'scripts/studio/{rules,page/rules}/**',
    features: 'features/studio/rules.feature',
  },
  { changed: 'scripts/{studio,dev}/**', features: 'features/studio/*.feature' },
  {
    changed: '{schema,scripts/{content/{resolve,emit},build}}/**',
    features: 'features/{site/*,demo/settings}.feature',
    read: true,
  },
  { changed: 'content/**', features: 'features/site/*.feature', read: true },
];

/** What is looked at besides the key views, as the looks of the pages name it. */
interface LookRow {
  changed: string;
  names: string;
}

/** The first row that fits a file counts. */
export const lookRows: readonly LookRow[] = [
  { changed: 'app/assistant/*.css', names: 'states pill,' },
  { changed: 'app/consent/*.css', names: 'states banner,' },
  { changed: 'app/demo/*.css', names: 'states form-error,' },
  { changed: 'app/{carousel,walkthrough}/*.css', names: 'fr-(home|platform|agents)[ ,]' },
  {
    changed: 'app/{layout,sections,ui}/*.{css,tsx}',
    names: 'fr-(home|platform|agents|book-demo|legal)[ ,]',
  },
  { changed: 'app/styles/**', names: 'fr-(home|platform|agents|book-demo|legal)[ ,]' },
];
