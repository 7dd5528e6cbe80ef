import { Given, Then, When } from '@cucumber/cucumber';
import { shared } from '../../app/generated/shared.server.ts';
import { randomClientAddress } from '../../scripts/test/browser/client-address.ts';
import type { Language } from '../../scripts/test/screens.ts';
import { expect } from '../support/expect.ts';
import { demoParameters, sendRequest } from '../support/send-request.ts';
import type { SiteWorld } from '../support/world.ts';

/** Sends one more of what the scenario is about, from this address. */
type Send = (address: string, language?: Language) => Promise<Response>;

const visitors = new WeakMap<SiteWorld, { address: string; send: Send }>();
const answers = new WeakMap<SiteWorld, Response>();

/** A documentation prefix: one office is a /56 of it. */
const office = () => `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}`;

function question({ site }: SiteWorld): Send {
  return (address, language = 'fr') =>
    fetch(`${site.origin}/api/chat`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Language': language,
        'X-Forwarded-For': address,
      },
      body: JSON.stringify({
        model: shared.fr.site.assistant.model,
        messages: [{ role: 'user', content: 'Prix ?' }],
        stream: false,
      }),
    });
}

function demoRequest({ site }: SiteWorld): Send {
  return (address) => sendRequest(site.origin, {}, address);
}

Given(
  /^a visitor who has sent (\d+) (questions|demo requests) within a minute$/,
  async function (this: SiteWorld, count: string, things: 'questions' | 'demo requests') {
    const send = things === 'questions' ? question(this) : demoRequest(this);
    const address = randomClientAddress();
    visitors.set(this, { address, send });
    for (let sent = 0; sent < Number(count); sent += 1) await expectTaken(await send(address));
  },
);

Given(
  'a visitor who has sent {int} demo requests without a company within a minute',
  async function (this: SiteWorld, count: number) {
    const address = randomClientAddress();
    visitors.set(this, { address, send: demoRequest(this) });
    const blank = { template_params: { ...demoParameters, company: ' ' } };
    for (let sent = 0; sent < count; sent += 1) {
      const { status } = await sendRequest(this.site.origin, blank, address);
      expect(status).toBe(400);
    }
  },
);

Given(
  'four visitors of one office who have sent {int} demo requests each within a minute',
  async function (this: SiteWorld, count: number) {
    const network = office();
    const send = demoRequest(this);
    for (let visitor = 0; visitor < 4; visitor += 1) {
      for (let sent = 0; sent < count; sent += 1) {
        await expectTaken(await send(`${network}:${visitor}::1`));
      }
    }
    visitors.set(this, { address: `${network}:4::1`, send });
  },
);

When(
  /^(?:the visitor|a fifth visitor of that office) sends one(?: more)?(?: from a page in (French|English))?$/,
  async function (this: SiteWorld, language: Language | undefined) {
    const visitor = visitors.get(this);
    const answer = await visitor?.send(visitor.address, language);
    if (answer) answers.set(this, answer);
  },
);

Then('it is refused, and may come again within a minute', function (this: SiteWorld) {
  const answer = answers.get(this);
  expect(answer?.status).toBe(429);
  const seconds = Number(answer?.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
});

Then('it is taken', async function (this: SiteWorld) {
  const answer = answers.get(this);
  if (answer) await expectTaken(answer);
  expect(answer).toBeDefined();
});

Then("another visitor's is taken", async function (this: SiteWorld) {
  const answer = await visitors.get(this)?.send(randomClientAddress());
  expect(answer?.status).toBe(200);
});

Then(
  'the answer asks for patience, in {siteLanguage}',
  async function (this: SiteWorld, language: Language) {
    const said = JSON.parse((await answers.get(this)?.text()) ?? '{}');
    expect(said.message.content).toBe(shared[language].assistant.errors.limited);
  },
);

async function expectTaken(answer: Response): Promise<void> {
  expect(answer.status).toBe(200);
  await answer.text();
}
