/** Files whose path matches `from` do not import files whose path matches `to`. */
export type Rule = { why: string; from: RegExp; to: RegExp };

/** The stages of the compiler, in their order. */
const stages = ['mistakes', 'read', 'validate', 'resolve', 'check', 'doubts', 'emit', 'report'];
const features = ['assistant', 'carousel', 'consent', 'demo', 'walkthrough'];
const anyFeature = features.join('|');

export const rules: readonly Rule[] = [
  {
    why: 'schema/ imports no other folder',
    from: /^schema\//,
    to: /^(?:app|scripts|features|tests)\//,
  },
  ...stages.map((stage, index) => ({
    why: 'a stage of the compiler imports earlier ones only',
    from: new RegExp(`^scripts/content/${stage}/`),
    to: new RegExp(`^scripts/content/(?:(?:${stages.slice(index + 1).join('|') || '-'})/|[^/]+$)`),
  })),
  {
    why: 'what the site is made from imports neither the site nor the tools around it',
    from: /^scripts\/content\//,
    to: /^(?:app|features|tests|scripts\/(?!content\/))/,
  },
  {
    why: 'the site imports what the compiler made, never the compiler',
    from: /^app\//,
    to: /^(?:scripts|features|tests)\//,
  },
  {
    why: 'nothing imports a route: move what is shared into a section, a feature or layout',
    from: /^/,
    to: /^app\/routes\/(?!\+types)/,
  },
  ...features.map((feature) => ({
    why: 'features do not know each other: let a page or the root join them',
    from: new RegExp(`^app/${feature}/`),
    to: new RegExp(`^app/(?:${features.filter((other) => other !== feature).join('|')})/`),
  })),
  {
    why: 'a section may show a feature; a feature knows no section',
    from: new RegExp(`^app/(?:${anyFeature})/`),
    to: /^app\/(?:sections|pages)\//,
  },
  {
    why: 'layout, ui and i18n know neither sections nor features: they are handed in',
    from: /^app\/(?:layout|ui|i18n|styles)\//,
    to: new RegExp(`^app/(?:sections|pages|${anyFeature})/`),
  },
  {
    why: 'ui and i18n know nothing of the page around them',
    from: /^app\/(?:ui|i18n)\//,
    to: /^app\/(?:layout|seo)\//,
  },
  {
    why: 'the script of the page joins the others: none knows it but its entry',
    from: /^app\/(?!page\/|entry\.client)/,
    to: /^app\/page\//,
  },
  {
    why: 'what runs in a browser does not import the server',
    from: /^app\/(?!server\/|entry\.server)(?!.*\.server\.tsx?$)/,
    to: /^app\/server\//,
  },
  {
    why: 'features and tests are the roof: nothing stands on them',
    from: /^(?:app|schema|scripts)\//,
    to: /^(?:features|tests)\//,
  },
  {
    why: 'what the studio makes of files, and its rules, know neither its server nor its page',
    from: /^scripts\/studio\/(?!server\/|page\/|run\.ts)/,
    to: /^scripts\/studio\/(?:server|page)\//,
  },
];
