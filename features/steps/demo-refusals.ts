import { type DataTable, Then } from '@cucumber/cucumber';
import {
  choiceNames,
  type DemoScreen,
  demoOf,
  fieldName,
  usualRequest,
  withCharacters,
} from '../support/demo.ts';
import { adviceOf, expectAdvice } from '../support/demo-advice.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import type { SiteWorld } from '../support/world.ts';

/** One after the other in a form that is complete but for this field. */
Then(
  'each of these is refused with {string}:',
  async function (this: SiteWorld, sentence: string, table: DataTable) {
    const screen = demoOf(this);
    await forEachRow(table, async (row) => {
      const { field = '', 'what I leave in it': left = '', 'what the field says': said = '' } = row;
      await leave(screen, field, left);
      await screen.send.click();
      await expect(screen.errorSentence).toHaveText(sentence);
      await expect(screen.error).toBeFocused();
      await expectAdvice(screen, field, adviceOf(said, field, this.language));
      await expect(screen.form.locator('[aria-invalid="true"]')).toHaveCount(1);
      await putRight(screen, field);
    });
  },
);

Then(
  'the form shows no error once it was sent without {string} and I edit:',
  async function (this: SiteWorld, missing: string, table: DataTable) {
    const screen = demoOf(this);
    await forEachRow(table, async ({ field = '', [`what "${missing}" says`]: said = '' }) => {
      await leave(screen, missing, 'only spaces');
      await screen.send.click();
      await expect(screen.error).toBeVisible();
      await edit(screen, field);
      await expect(screen.error).toHaveCount(0);
      if (said === 'nothing')
        await expect(screen.field(missing)).not.toHaveAttribute('aria-invalid');
      else await expectAdvice(screen, missing, adviceOf(said, missing, this.language));
    });
  },
);

/** `typed`: words of the features, or a text in which characters that cannot be seen stand by their number. */
async function leave(screen: DemoScreen, name: string, typed: string): Promise<void> {
  if (isList(name)) await screen.field(name).selectOption('');
  else if (typed === 'nothing') await screen.field(name).fill('');
  else if (typed === 'only spaces') await screen.field(name).fill('   ');
  else await screen.field(name).fill(withCharacters(typed));
}

async function putRight(screen: DemoScreen, name: string): Promise<void> {
  if (isList(name)) await screen.field(name).selectOption({ index: 3 });
  else await screen.field(name).fill(usualRequest[fieldName(name)] ?? '');
}

async function edit(screen: DemoScreen, name: string): Promise<void> {
  if (isList(name)) await screen.field(name).selectOption({ index: 1 });
  else await screen.field(name).pressSequentially('a');
}

function isList(name: string): boolean {
  return choiceNames.some((choice) => choice === fieldName(name));
}
