import { type DataTable, Then } from '@cucumber/cucumber';
import { shared } from '../../app/generated/shared.server.ts';
import type { Language } from '../../scripts/test/screens.ts';
import { entryText } from '../support/content-words.ts';
import { expect } from '../support/expect.ts';
import { answerTo, expectLast, paragraphsOf } from '../support/last-message.ts';
import { forEachRow } from '../support/rows.ts';
import { unmarked, writtenAbout } from '../support/small-talk.ts';
import { plain } from '../support/words.ts';
import type { SiteWorld } from '../support/world.ts';

const languageNamed: Readonly<Record<string, Language>> = { French: 'fr', English: 'en' };

Then(
  "the assistant says what the site's editors wrote:",
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ question = '', about = '' }) => {
      await answerTo(this, question);
      const beginning = writtenAbout(about, this.language);
      expect((await paragraphsOf(this)).slice(0, beginning.length)).toBe(beginning);
    });
  },
);

/** The first word whatever marks its letters bear. */
Then(
  "the assistant says no, and what the site's editors wrote about whether it is a person:",
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ question = '', language = '', ...row }) => {
      await answerTo(this, question);
      const said = await paragraphsOf(this);
      expect(
        unmarked(said)
          .split(/[^a-z]/iu)[0]
          ?.toLowerCase(),
      ).toBe(row['first word']);
      const beginning = writtenAbout('whether it is a person', languageNamed[language] ?? 'fr');
      expect(said.slice(0, beginning.length)).toBe(beginning);
    });
  },
);

Then('these entries are in the answer:', async function (this: SiteWorld, table: DataTable) {
  await forEachRow(table, async ({ question = '', entries = '', language = '' }) => {
    await answerTo(this, question);
    for (const entry of entries.split(', ')) {
      const sentence = firstSentence(entry, languageNamed[language] ?? 'fr');
      expect(await paragraphsOf(this)).toContain(sentence);
    }
  });
});

Then('the last message begins with the words for what is unsure', async function (this: SiteWorld) {
  const unsure = plain(shared[this.language].assistant.unsure);
  await expectLast(this, (last) => last.startsWith(unsure));
});

function firstSentence(entry: string, language: Language): string {
  const [first = ''] = entryText(entry, language).split(/(?<=[.!?]) /u);
  return plain(first);
}
