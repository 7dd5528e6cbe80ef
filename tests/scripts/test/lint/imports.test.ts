import { describe, expect, test } from 'vitest';
import { forbiddenImports, importsOf } from '../../../../scripts/test/lint/imports.ts';
import { rules } from '../../../../scripts/test/lint/rules.ts';

function mistakes(file: string, text: string): string[] {
  return forbiddenImports(importsOf(file, text), rules).map((line) => line.split(':')[0] ?? line);
}

describe('imports against the arrows are refused', () => {
  test.each([
    ['schema/page.ts', "import type { Language } from '../app/i18n/language.ts';"],
    ['scripts/content/read/parse.ts', "import { setTypography } from '../resolve/typography.ts';"],
    ['scripts/content/check/pages.ts', "import { buildContent } from '../build.ts';"],
    ['scripts/content/emit/icons.ts', "export { icons } from '../../../app/ui/icons.ts';"],
    ['scripts/content/art/card.ts', "import { size } from '#app/seo/card.ts';"],
    ['app/ui/link.tsx', "import { Header } from '../layout/header.tsx';"],
    ['app/layout/footer.tsx', "import { reset } from '../consent/store.ts';"],
    ['app/assistant/pill.tsx', "const store = await import('../consent/store.ts');"],
    ['app/assistant/pill.tsx', "import styles from '../consent/banner.module.css';"],
    ['app/carousel/carousel.tsx', "import { Card } from '../sections/cards.tsx';"],
    ['app/demo/send.ts', "import { readMail } from '../server/mail/wire.ts';"],
    ['app/demo/action.ts', "import { context } from '../server/context.server.ts';"],
    ['scripts/test/mutation/run.ts', "import { world } from '../../../features/support/world.ts';"],
    ['scripts/studio/rules/rules.ts', "import { app } from '../server/app.ts';"],
    ['features/steps/visitor.ts', "import Page from '#app/routes/page.tsx';"],
  ])('%s: %s', (file, text) => {
    expect(mistakes(file, text)).toEqual([file]);
  });
});

describe('imports along the arrows are not', () => {
  test.each([
    ['scripts/content/emit/icons.ts', "import { iconFolder } from '../resolve/assets.ts';"],
    ['scripts/content/build.ts', "import { loadContent } from './load.ts';"],
    ['app/root.tsx', "import { ConsentBanner } from './consent/banner.tsx';"],
    ['app/sections/section-view.tsx', "import { Carousel } from '../carousel/carousel.tsx';"],
    ['app/ui/link.tsx', "import { inLanguage } from '#schema/addresses.ts';"],
    ['app/ui/link.tsx', "import { useId } from 'react';"],
  ])('%s: %s', (file, text) => {
    expect(mistakes(file, text)).toEqual([]);
  });
});

test('a mistake says where it is and why', () => {
  const text = "import { useId } from 'react';\nimport { reset } from '../consent/store.ts';\n";
  expect(forbiddenImports(importsOf('app/demo/form.tsx', text), rules)).toEqual([
    'app/demo/form.tsx:2 imports app/consent/store.ts: features do not know each other: let a page or the root join them',
  ]);
});
