import { type Language, pageAddress } from '../../scripts/test/screens.ts';
import { type HtmlPage, readHtml } from './html.ts';
import { Part } from './part.ts';
import { idOf } from './parts.ts';
import type { SiteWorld } from './world.ts';

/** One language's copy of the page being read. */
export interface Copy {
  readonly language: Language;
  readonly page: HtmlPage;
}

interface Reading {
  readonly screen: string;
  readonly copies: readonly Copy[];
  /** The id of the part that was read last. */
  part?: string;
}

const readings = new WeakMap<SiteWorld, Reading>();

/** Reads a screen in each language, as the server sends it. */
export async function readScreen(
  world: SiteWorld,
  screen: string,
  languages: readonly Language[],
): Promise<void> {
  const pages = languages.map((language) => ({ language, address: pageAddress(screen, language) }));
  await readPages(world, screen, pages);
}

/** Reads these addresses, which are all of one kind of screen. */
export async function readPages(
  world: SiteWorld,
  screen: string,
  pages: readonly { language: Language; address: string }[],
): Promise<void> {
  const copies = pages.map(async ({ language, address }) => {
    return { language, page: await readHtml(world.site.origin, address) };
  });
  readings.set(world, { screen, copies: await Promise.all(copies) });
}

/** The address of what a scenario reads, in the first of its languages: a page, or the part of it that it read last. */
export function placeRead(world: SiteWorld): string | undefined {
  const { copies: [first] = [], part } = readings.get(world) ?? {};
  return first && (part === undefined ? first.page.address : `${first.page.address}#${part}`);
}

export function copiesOf(world: SiteWorld): readonly Copy[] {
  return readingOf(world).copies;
}

/** The part of that name in each copy of the page being read. */
export function partsOf(world: SiteWorld, name: string): Part[] {
  const reading = readingOf(world);
  const id = idOf(reading.screen, name);
  reading.part = id;
  return reading.copies.map((copy) => partOf(copy, id, name));
}

/** The content of each copy, from its first heading to its last call. */
export function contentsOf(world: SiteWorld): Part[] {
  return copiesOf(world).map(({ page, language }) => {
    const main = page.document.querySelector('main');
    if (!main) throw new Error(`${page.address} has no main content.`);
    return new Part(main, language, page.address);
  });
}

/** The parts of the page being read, as its screen names them. */
export function screenOf(world: SiteWorld): string {
  return readingOf(world).screen;
}

function partOf({ page, language }: Copy, id: string, name: string): Part {
  const element = page.document.getElementById(id);
  if (!element) throw new Error(`${page.address} has no part "${name}" (id "${id}").`);
  return new Part(element, language, page.address);
}

function readingOf(world: SiteWorld): Reading {
  const reading = readings.get(world);
  if (!reading) throw new Error('No page is being read: say first which one.');
  return reading;
}
