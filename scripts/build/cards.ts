import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { cardAddress } from '#schema/social-card.ts';
import { routes } from '../../app/generated/routes.ts';
import { shared } from '../../app/generated/shared.server.ts';
import { loadPage } from '../../app/pages/load-page.server.ts';
import { type Card, drawCard } from '../content/art/card.ts';
import { cardOf } from './card-of.ts';

/**
 * Draws the social card of every page and language into build/client. What an earlier build has drawn
 * is kept in var/cards and used again while the drawing is the same.
 */
export async function drawCards(root: string): Promise<void> {
  const client = path.join(root, 'build/client');
  const kept = path.join(root, 'var/cards');
  await mkdir(kept, { recursive: true });
  const before = new Set(await readdir(kept));
  const used = await Promise.all(
    [...(await cardsOf(client))].map(async ([address, card]) => {
      const svg = drawCard(card);
      const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`;
      const file = path.join(kept, name);
      if (!before.has(name)) await writeFile(file, await paint(svg));
      const target = path.join(client, address);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(file, target);
      return name;
    }),
  );
  const stale = [...before].filter((name) => !used.includes(name));
  await Promise.all(stale.map((name) => rm(path.join(kept, name), { force: true })));
}

/** The cards to draw, by address: pages of one language share theirs. */
async function cardsOf(client: string): Promise<Map<string, Card>> {
  const cards = new Map<string, Card>();
  for (const route of routes) {
    const { page, product } = await loadPage(route.address);
    const { site } = shared[page.contentLanguage];
    const wall = await readFile(path.join(client, `walls/${page.id}.svg`), 'utf8');
    cards.set(cardAddress(page), cardOf(page, { product, tagline: site.tagline }, wall));
  }
  return cards;
}

function paint(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 48, effort: 8 }).toBuffer();
}
