import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AnswerEntry, AssistantData, AssistantKnowledge } from '#schema/compiled.ts';
import type { SiteRoute } from '../../app/server/addresses/address-book.ts';
import type { Site } from '../../app/server/site/site.ts';
import { salesDesk } from './fixture-mail.ts';

const french = ['/', '/platform', '/book-demo', '/industries/santé-&-social'];
const english = ['/en', '/en/platform', '/en/book-demo', '/en/industries/healthcare'];

const routes: SiteRoute[] = [
  ...french.map((address) => route('fr', address)),
  ...english.map((address) => route('en', address)),
];

function route(language: 'fr' | 'en', address: string): SiteRoute {
  return { language, address, module: address.endsWith('/book-demo') ? 'demo' : 'page' };
}

function words(language: 'fr' | 'en'): AssistantData {
  return {
    instruction: `instruction ${language}`,
    context: `context ${language}`,
    offTopic: `off topic ${language}`,
    greeting: `greeting ${language}`,
    welcome: `welcome ${language}`,
    noAnswer: `no answer ${language}`,
    cut: `cut ${language}`,
    silent: `silent ${language}`,
    dependent: `dependent ${language}`,
    likely: `likely ${language}:`,
    sources: `sources ${language}:`,
    unsure: `unsure ${language}:`,
    errors: {
      refused: `refused ${language}`,
      limited: `limited ${language}`,
      busy: `busy ${language}`,
      unavailable: `unavailable ${language}`,
    },
  };
}

const knowledge = {
  fr: [
    {
      title: 'Déploiement sur site',
      text: "La plateforme s'installe chez le client. Aucune donnée ne sort de son infrastructure. Le déploiement dure un jour.",
      page: '/platform#deploiement',
      keywords: ['on-premise', 'souveraineté'],
    },
    {
      title: 'Prix',
      text: 'Le prix est établi sur devis, en euros par mois.',
      page: '/book-demo',
      keywords: ['tarif'],
    },
  ],
  en: [
    {
      title: 'Pricing',
      text: 'The price is on quote only, in euros per month.',
      page: '/en/book-demo',
      keywords: ['cost', 'what does it cost'],
    },
  ],
};

function known(language: 'fr' | 'en'): AssistantKnowledge {
  const entries = knowledge[language].map((line): AnswerEntry => {
    return { ...line, kind: 'answer', pageName: line.title };
  });
  return { entries };
}

export const fixtureSite: Site = {
  origin: 'https://site.example',
  routes,
  redirects: [
    { from: '/old-platform', to: '/platform' },
    { from: '/passé', to: '/platform' },
    { from: '/en/old-platform', to: '/en/platform' },
  ],
  ...salesDesk,
  email: { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' },
  services: [],
  assistant: {
    model: 'small-llama',
    countsWords: false,
    words: { fr: words('fr'), en: words('en') },
    knowledge: { fr: known('fr'), en: known('en') },
  },
  placeholders: [],
  retention: { value: 2, unit: 'years' },
};

function page(name: string): string {
  return `<!doctype html><title>${name}</title><h1>${name}</h1>${'<p>mason</p>'.repeat(50)}<script type="module" src="/assets/entry-abc.js"></script>`;
}

const files: Record<string, string> = {
  'index.html': page('home fr'),
  'platform/index.html': page('platform fr'),
  'book-demo/index.html': page('demo fr'),
  'industries/sant%C3%A9-&-social/index.html': page('santé fr'),
  'en/index.html': page('home en'),
  'en/platform/index.html': page('platform en'),
  'en/book-demo/index.html': page('demo en'),
  'en/industries/healthcare/index.html': page('healthcare en'),
  '404.html': page('missing fr'),
  'en/404.html': page('missing en'),
  'assets/entry-abc.js': `export const words = "${'stone '.repeat(200)}";`,
  'assets/film.mp4': '0123456789',
  'sitemap.xml': '<urlset></urlset>',
  '.vite/manifest.json': '{}',
  'knowledge.jsonl': `${knowledge.fr.map((line) => JSON.stringify(line)).join('\n')}\nnot json\n`,
  'en/knowledge.jsonl': knowledge.en.map((line) => JSON.stringify(line)).join('\n'),
};

/** Writes a small built site into a fresh directory; `remove` deletes it. */
export async function writeBuild(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'build-'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(directory, 'client', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
