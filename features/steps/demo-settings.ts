import { type DataTable, Then } from '@cucumber/cucumber';
import { outboxOf } from '../support/demo.ts';
import { expect } from '../support/expect.ts';
import { forEachRow } from '../support/rows.ts';
import { sendRequest } from '../support/send-request.ts';
import type { SiteWorld } from '../support/world.ts';

const lacks: Readonly<Record<string, object>> = {
  'a public key': { user_id: undefined },
  'a service id': { service_id: undefined },
  'a template id': { template_id: undefined },
  'what was filled in': { template_params: undefined },
};

Then(
  'a demo request that a program sends is refused, and not kept, without:',
  async function (this: SiteWorld, table: DataTable) {
    await forEachRow(table, async ({ what = '' }) => {
      const answer = await sendRequest(this.site.origin, lacks[what]);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toMatch(/\w/u);
      expect((await outboxOf(this)).filter((text) => text.includes('Lovelace'))).toEqual([]);
    });
  },
);

Then('one that lacks nothing is accepted', async function (this: SiteWorld) {
  const answer = await sendRequest(this.site.origin);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('OK');
});
