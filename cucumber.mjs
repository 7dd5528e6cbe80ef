// Paths of the command line take the place of these; cucumber-js would add them.
const named = process.argv
  .slice(2)
  .some((argument) => /(?:^|\/)features\b|\.feature\b/.test(argument));

/** Steps and support code are TypeScript that Node runs as it is. */
const all = {
  // Scenarios of the studio run one at a time: begun last, they would still run when all others have ended.
  ...(!named && { paths: ['features/studio/*.feature', 'features/**/*.feature'] }),
  import: ['features/support/**/*.ts', 'features/steps/**/*.ts'],
  // Each waits for pages and servers now and then; with more, browsers evict each other from two cores.
  parallel: 3,
  strict: true,
  failFast: false,
  // What is only wished for is neither run nor counted (docs/product-owners.md).
  tags: 'not @wish',
  forceExit: false,
  // Attached for reports, and no reading for a terminal: pictures, and why a step failed in parts.
  formatOptions: { includeAttachments: false },
  format: [
    // At a terminal one sees how far it is; a log says what failed, and how many passed.
    process.stdout.isTTY ? 'progress-bar' : 'summary',
    ['html', 'var/reports/features.html'],
    ['message', 'var/reports/features.ndjson'],
  ],
};

export default all;

// `npm run features -- --profile firefox`: what must hold in every browser.
export const firefox = inBrowser('firefox');
export const webkit = inBrowser('webkit');

function inBrowser(browser) {
  return {
    ...all,
    tags: '@everywhere and not @chromium and not @wish',
    worldParameters: { browser },
  };
}
