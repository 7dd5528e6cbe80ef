import type { Page, Section } from '#schema/compiled.ts';
import type { Inline, RichText } from '#schema/text.ts';
import { plainText } from '../resolve/rich-text.ts';

/** Keys that hold no words of the section’s own, or words of no use to a reader of its text. */
const silent = new Set([
  'kind',
  'id',
  'displayed',
  'keywords',
  'actions',
  'action',
  'icon',
  'image',
  'video',
  'logo',
  'order',
  'address',
  'to',
  'link',
  'layout',
  'size',
  'tone',
  'numbered',
  'available',
  'remote',
  'posted',
  'type',
  'city',
  'label',
  'summary',
  'openPoints',
  'choices',
  'table',
  'flows',
]);

/** The words of any compiled value in reading order, each a sentence. */
export function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [asSentence(value)];
  if (isRichText(value)) return plainText(value).split('\n').map(asSentence);
  if (Array.isArray(value)) return value.flatMap(sentences);
  if (typeof value !== 'object' || value === null) return [];
  const claim = 'figure' in value ? value.figure : 'symbol' in value ? value.symbol : undefined;
  if (typeof claim === 'string' && 'label' in value) return [asSentence(`${claim} ${value.label}`)];
  return Object.entries(value).flatMap(([key, inner]) => (silent.has(key) ? [] : sentences(inner)));
}

/** The headline of a section; of one without, the page’s name. */
export function sectionTitle(section: Section, page: Page): string {
  return 'title' in section && section.title ? section.title : page.name;
}

function asSentence(text: string): string {
  const trimmed = text.replaceAll(/\s*\n\s*/gu, ' ').trim();
  return /[.!?…:]$/u.test(trimmed) ? trimmed : `${trimmed.replace(/\s*[;,]$/u, '')}.`;
}

function isRichText(value: unknown): value is RichText {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((block) => (Array.isArray(block) && block.every(isInline)) || isList(block))
  );
}

function isList(block: unknown): boolean {
  return typeof block === 'object' && block !== null && 'list' in block;
}

function isInline(node: unknown): node is Inline {
  return (
    typeof node === 'string' ||
    (typeof node === 'object' &&
      node !== null &&
      ('strong' in node || 'em' in node || ('to' in node && 'text' in node)))
  );
}
