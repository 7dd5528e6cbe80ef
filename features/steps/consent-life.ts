import { type DataTable, Then } from '@cucumber/cucumber';
import {
  askedByMs,
  ConsentScreen,
  consentRecord,
  expectAsked,
  storedConsent,
} from '../support/consent.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import { pageTimeoutMs } from '../support/timeouts.ts';
import type { SiteWorld } from '../support/world.ts';

const minuteMs = 60 * 1000;
/** Half a year counts as 183 days (spec-9-consent-validity). */
const daysOfMonth = 30.5;
const maxMonthsTried = 24;

/** Reads the home page with a choice of the age that the rule names, and with one a minute younger. */
Then(
  'I am asked again after {int} months, and not before',
  async function (this: SiteWorld, months: number) {
    const record = (await storedConsent(this.page)) ?? '';
    const asksAt = (ageMs: number) => isAsked(this, record, ageMs);
    const isEarly = await asksAt(msOf(months) - minuteMs);
    if (!isEarly && (await asksAt(msOf(months)))) return;
    throw new Error(`${await whenAsked(asksAt, months)}; the rule says ${months}.`);
  },
);

const doubtful: Readonly<Record<string, { record: string; ageMs: number }>> = {
  'bears the version 0.9': { record: consentRecord(0, {}, '0.9'), ageMs: 0 },
  'is dated 6 minutes ahead': { record: consentRecord(0), ageMs: -6 * minuteMs },
  'lacks a category': { record: consentRecord(0, { marketing: undefined }), ageMs: 0 },
};

Then(
  'the banner asks again over a stored choice that:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ 'stored choice': name = '' }) => {
      const { record, ageMs } = doubtful[name] ?? { record: '', ageMs: 0 };
      expect(await isAsked(this, record, ageMs)).toBe(true);
      await expectAsked(this.page, this.language);
    });
  },
);

async function whenAsked(
  asksAt: (ageMs: number) => Promise<boolean>,
  months: number,
): Promise<string> {
  if (!(await asksAt(msOf(maxMonthsTried)))) {
    return `The choice is not asked again within ${maxMonthsTried} months`;
  }
  let tooYoung = 0;
  let oldEnough = maxMonthsTried;
  while (oldEnough - tooYoung > 1) {
    const middle = Math.floor((tooYoung + oldEnough) / 2);
    if (await asksAt(msOf(middle))) oldEnough = middle;
    else tooYoung = middle;
  }
  return oldEnough === months
    ? `The choice is asked again before ${months} months have passed`
    : `The choice is asked again after ${oldEnough} months`;
}

/** Once its script runs, the banner comes at its time and at once: what is there then is the answer. */
async function isAsked(world: SiteWorld, record: string, ageMs: number): Promise<boolean> {
  const { page, language } = world;
  await page.evaluate(
    ([stored = '', age = 0]) => {
      const timestamp = Date.now() - Number(age);
      localStorage.setItem('cookie-consent', JSON.stringify({ ...JSON.parse(stored), timestamp }));
    },
    [record, ageMs] as const,
  );
  await page.reload();
  await page.waitForFunction(() => 'resetCookieConsent' in window, undefined, {
    timeout: pageTimeoutMs,
  });
  await world.advanceClock(askedByMs);
  return new ConsentScreen(page, language).banner.isVisible();
}

function msOf(months: number): number {
  return Math.round(months * daysOfMonth) * 24 * 60 * minuteMs;
}
