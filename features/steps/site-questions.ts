import { Then } from '@cucumber/cucumber';
import * as z from 'zod';
import { inLanguage } from '../../scripts/test/screens.ts';
import { expect } from '../support/expect.ts';
import { ask } from '../support/html.ts';
import { type Part, textOf } from '../support/part.ts';
import { contentsOf, copiesOf, partsOf } from '../support/reading.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

const Known = z.object({ text: z.string() });
const Graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.unknown() })) });
const Questions = z.object({
  mainEntity: z.array(
    z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
  ),
});

/** What opens without a script, and what stands under it. */
function questionsOf(part: Part): { question: string; answer: string }[] {
  return part.all('details').map((one) => {
    const [summary, answer] = [one.querySelector('summary'), one.querySelector('p')];
    return { question: summary ? textOf(summary) : '', answer: answer ? textOf(answer) : '' };
  });
}

Then(
  "{string} has at least {int} questions, each closed over the assistant's own answer",
  async function (this: SiteWorld, name: string, least: number) {
    for (const part of partsOf(this, name)) {
      const { body } = await ask(this.site.origin + inLanguage('/knowledge.jsonl', part.language));
      const known = body
        .trim()
        .split('\n')
        .map((line) => plain(Known.parse(JSON.parse(line)).text));
      const asked = questionsOf(part);
      expect(asked.length).toBeGreaterThanOrEqual(least);
      expect(part.all('details[open]')).toEqual([]);
      for (const { question, answer } of asked) {
        expect(question).toMatch(/\p{L}{3}.*\?$/u);
        expect(known).toContain(answer);
      }
    }
  },
);

Then(
  'search engines are told these questions and answers, and no other',
  function (this: SiteWorld) {
    const contents = contentsOf(this);
    copiesOf(this).forEach(({ page: { document } }, index) => {
      const told = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      const pages = Graph.parse(JSON.parse(told))['@graph'].filter(
        (thing) => thing['@type'] === 'FAQPage',
      );
      const said = pages.flatMap((thing) =>
        Questions.parse(thing).mainEntity.map(({ name, acceptedAnswer: { text } }) => {
          return { question: plain(name), answer: plain(text) };
        }),
      );
      const content = contents[index];
      expect(said).toEqual(content && questionsOf(content));
    });
  },
);
