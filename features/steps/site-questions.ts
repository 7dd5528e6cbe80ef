import { Then } from '@cucumber/cucumber';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { findViolationsIn } from '../support/axe.ts';
import { expect } from '../support/expect.ts';
import { copiesOf } from '../support/reading.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

const Known = z.object({ text: z.string() });
const Graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.unknown() })) });
const Faq = z.object({
  mainEntity: z.array(
    z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
  ),
});

/** The questions of a page and the answers under them, as they are shown. */
async function questionsOn(page: Page): Promise<{ question: string; answer: string }[]> {
  const shown = await page.locator('main details').evaluateAll((all) =>
    all.map((one) => ({
      question: one.querySelector('summary')?.textContent ?? '',
      answer: one.querySelector('p')?.textContent ?? '',
    })),
  );
  return shown.map(({ question, answer }) => ({
    question: plain(question),
    answer: plain(answer),
  }));
}

Then(
  "at least {int} questions stand closed, and each opens on the assistant's own answer",
  async function (this: SiteWorld, least: number) {
    for (const { language, screen } of copiesOf(this)) {
      const page = screen.main.page();
      const file = language === 'fr' ? '/knowledge.jsonl' : `/${language}/knowledge.jsonl`;
      const lines = (await (await page.request.get(file)).text()).trim().split('\n');
      const known = lines.map((line) => plain(Known.parse(JSON.parse(line)).text));
      const asked = await questionsOn(page);
      expect(asked.length).toBeGreaterThanOrEqual(least);
      for (const { question, answer } of asked) {
        const group = page.getByRole('group').filter({ hasText: question });
        await expect(group.getByText(answer)).toBeHidden();
        await group.getByText(question).click();
        await expect(group.getByText(answer)).toBeVisible();
        expect(known).toContain(answer);
      }
    }
  },
);

Then(
  'search engines are told these questions and answers, and no other',
  async function (this: SiteWorld) {
    for (const { screen } of copiesOf(this)) {
      const page = screen.main.page();
      const text = await page.locator('script[type="application/ld+json"]').textContent();
      const graph = Graph.parse(JSON.parse(text ?? ''))['@graph'];
      const told = graph
        .filter((thing) => thing['@type'] === 'FAQPage')
        .flatMap((thing) => Faq.parse(thing).mainEntity)
        .map(({ name, acceptedAnswer }) => ({
          question: plain(name),
          answer: plain(acceptedAnswer.text),
        }));
      expect(told).toEqual(await questionsOn(page));
    }
  },
);

Then('the list of questions has no accessibility problem', async function (this: SiteWorld) {
  const [copy] = copiesOf(this);
  if (!copy) throw new Error('No page is being read.');
  expect(await findViolationsIn('light', copy.screen.main.page())).toEqual([]);
});
