import { describe, expect, it } from 'vitest';
import { breakLines, openFace, outline, widthOf } from '../../../scripts/content/art/type.ts';

const face = openFace(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

describe('lines', () => {
  it('are broken within the width, and hold every word in order', () => {
    const title = 'La plateforme qui mène chaque dossier à son terme';
    const lines = breakLines(title, 400, face, 50);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe(title);
    expect(Math.max(...lines.map((line) => widthOf(line, face, 50)))).toBeLessThanOrEqual(400);
  });

  it('are not broken at spaces that bind', () => {
    const lines = breakLines('IA bureaucratique ou IA agentique\u202f?', 400, face, 50);
    expect(lines.at(-1)).toMatch(/agentique\u202f\?$/u);
  });

  it('give a word that is too wide a line of its own', () => {
    expect(breakLines('Une extraordinaire idée', 100, face, 50)).toEqual([
      'Une',
      'extraordinaire',
      'idée',
    ]);
  });
});

describe('outlines', () => {
  it('are as wide as the line is measured', () => {
    const xs = [...outline('HH', face, 100, 0, 0).matchAll(/M(-?[\d.]+)/gu)].map(([, x]) =>
      Number(x),
    );
    expect(Math.max(...xs)).toBeGreaterThan(widthOf('H', face, 100));
    expect(Math.max(...xs)).toBeLessThan(widthOf('HH', face, 100));
  });
});
