import type * as z from 'zod';
import { collections as table } from './collections/table.ts';
import { figures } from './figures.ts';
import { interfaceMessages } from './interface.ts';
import { assistant, conversation, knowledgeEntry } from './knowledge.ts';
import { navigation } from './navigation.ts';
import { frenchPage, page, template } from './page.ts';
import { site } from './site.ts';
import { spelling } from './spelling.ts';

/** One kind of content file: where its files stand and what they must look like. */
export type Kind = {
  /** The name of its JSON Schema: schema/json/{name}.json. */
  name: string;
  /** Its files, relative to content/; `*` is the entry’s id. */
  files: `${string}.yaml`;
  /** Whether content/ must hold (at least) one. */
  required: boolean;
  /** The texts of its files: both languages side by side, or plain strings of one language. */
  schema: z.ZodType;
};

const single = [
  { name: 'site', files: 'site.yaml', required: true, schema: site },
  { name: 'figures', files: 'figures.yaml', required: true, schema: figures },
  { name: 'navigation', files: 'navigation.yaml', required: true, schema: navigation },
  { name: 'assistant', files: 'knowledge/assistant.yaml', required: true, schema: assistant },
  {
    name: 'conversation',
    files: 'knowledge/conversation.yaml',
    required: true,
    schema: conversation,
  },
  { name: 'spelling', files: 'spelling.yaml', required: false, schema: spelling },
  { name: 'interface', files: 'interface.yaml', required: true, schema: interfaceMessages },
] as const satisfies Kind[];

const many = [
  { name: 'page', files: 'pages/*.yaml', required: true, schema: page },
  { name: 'french-page', files: 'pages/*.yaml', required: false, schema: frenchPage },
  { name: 'template', files: 'templates/*.yaml', required: true, schema: template },
  {
    name: 'knowledge-entry',
    files: 'knowledge/entries/*.yaml',
    required: false,
    schema: knowledgeEntry,
  },
] as const satisfies Kind[];

const collections = Object.entries(table).map(
  ([folder, { schema }]): Kind => ({
    name: folder,
    files: `collections/${folder}/*.yaml`,
    required: false,
    schema,
  }),
);

/** Every kind of content file. A page is a `french-page` when it says `languages: [fr]`. */
export const kinds: readonly Kind[] = [...single, ...many, ...collections];
