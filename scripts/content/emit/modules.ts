import type { RouteEntry } from '#schema/compiled.ts';
import { type Language, languages } from '#schema/languages.ts';
import type { AddressTable } from '../resolve/address-table.ts';
import type { CompiledSite } from '../resolve/compile.ts';
import { answerEntries, collectionEntries } from './knowledge.ts';
import type { Output } from './output.ts';

const banner =
  '// Compiled from content/ by `npm run content:build`. Changes made here are lost.\n';
const types = '#schema/compiled.ts';

/** Interface messages as react-intl reads them without a parser: an AST a message. */
export type MessageTable = Record<string, unknown>;

/** app/generated: what the site is made of, and what the server's assistant knows. */
export function emitModules(
  compiled: CompiledSite,
  messages: Record<Language, MessageTable>,
): Output {
  const output = emitSiteModules(compiled, messages);
  output.set('assistant.server.ts', assistantModule(compiled));
  return output;
}

/** A typed module a page and language, the routes, and what all pages share. */
export function emitSiteModules(
  compiled: CompiledSite,
  messages: Record<Language, MessageTable>,
): Output {
  const output: Output = new Map();
  output.set('routes.ts', routesModule(compiled.routes));
  output.set('redirects.ts', redirectsModule(compiled.addresses));
  output.set('shared.server.ts', sharedModule(compiled, messages));
  output.set('pages.server.ts', pagesModule(compiled));
  output.set('error-words.ts', errorWordsModule(compiled));
  for (const language of languages) {
    for (const { page } of compiled.pages[language]) {
      output.set(
        `pages/${language}/${page.id}.server.ts`,
        `${banner}import type { Page } from '${types}';\n\nexport const page: Page = ${json(page)};\n`,
      );
    }
  }
  return output;
}

function routesModule(routes: readonly RouteEntry[]): string {
  return `${banner}import type { RouteEntry } from '${types}';\n\nexport const routes: readonly RouteEntry[] = ${json(routes)};\n`;
}

function redirectsModule({ redirects }: AddressTable): string {
  return `${banner}import type { Redirect } from '${types}';\n\n/** Where the addresses lead that pages had before. */\nexport const redirects: readonly Redirect[] = ${json(redirects)};\n`;
}

function sharedModule(
  { retention, site, navigation, assistant }: CompiledSite,
  messages: Record<Language, MessageTable>,
): string {
  if (!retention) throw new Error('a site without a retention cannot be emitted');
  const shared = languages.map((language) => [
    language,
    {
      site: site[language],
      navigation: navigation[language],
      assistant: assistant[language],
      messages: messages[language],
    },
  ]);
  return `${banner}import type { Shared } from '${types}';\nimport type { Duration } from '#schema/duration.ts';\nimport type { Language } from '#schema/languages.ts';\n\nexport const shared: Record<Language, Shared> = ${json(Object.fromEntries(shared))};\n\n/** How long the server keeps demo requests. */\nexport const retention: Duration = ${json(retention)};\n`;
}

function assistantModule(compiled: CompiledSite): string {
  const knowledge = languages.map((language) => {
    const entries = [
      ...answerEntries(compiled, language),
      ...collectionEntries(compiled, language),
    ];
    const conversation = compiled.conversation[language];
    return [language, { entries, conversation }];
  });
  return `${banner}import type { AssistantKnowledge } from '${types}';\nimport type { Language } from '#schema/languages.ts';\n\n/** For the server's assistant alone. */\nexport const knowledge: Record<Language, AssistantKnowledge> = ${json(Object.fromEntries(knowledge))};\n`;
}

/** The error page’s words without the rest of it: what is left to show when no data can be had. */
function errorWordsModule({ pages, site }: CompiledSite): string {
  const words = languages.map((language) => {
    const page = pages[language].find(({ page: { id } }) => id === 'error')?.page;
    const { product } = site[language];
    return [
      language,
      { title: page?.title ?? product, text: page?.description ?? '', home: product },
    ];
  });
  return `${banner}import type { Language } from '#schema/languages.ts';\n\nexport const errorWords: Record<Language, { title: string; text: string; home: string }> = ${json(Object.fromEntries(words))};\n`;
}

function pagesModule({ pages }: CompiledSite): string {
  const lines = languages.flatMap((language) =>
    pages[language].map(
      ({ page }) =>
        `  '${language} ${page.id}': () => import('./pages/${language}/${page.id}.server.ts'),`,
    ),
  );
  return `${banner}import type { Page } from '${types}';\n\n/** By language and page: \`fr platform\`. */\nexport const pages: Record<string, () => Promise<{ page: Page }>> = {\n${lines.join('\n')}\n};\n`;
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
