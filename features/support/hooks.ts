import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  defineParameterType,
  parallelCanAssignHelpers,
  Status,
  setDefaultTimeout,
  setParallelCanAssign,
  setWorldConstructor,
} from '@cucumber/cucumber';
import { screenNames } from './pages.ts';
import { Workshop } from './workshop.ts';
import { SiteWorld } from './world.ts';

const stepMilliseconds = 30_000;
const startMilliseconds = 60_000;

const workshop = new Workshop();

setDefaultTimeout(stepMilliseconds);
setWorldConstructor(SiteWorld);

// The first of them builds a site that the others find built.
setParallelCanAssign(
  parallelCanAssignHelpers.atMostOnePicklePerTag(['@spec-4-cookie-banner-services']),
);

defineParameterType({ name: 'screen', regexp: new RegExp(screenNames.join('|')) });

BeforeAll({ timeout: startMilliseconds }, async () => {
  await Promise.all([workshop.browser(), workshop.server()]);
});

Before(async function (this: SiteWorld) {
  await this.begin(workshop);
});

After(async function (this: SiteWorld, { pickle, result }) {
  const unexplained = this.problems.unexplained();
  const isGood = result?.status === Status.PASSED && unexplained.length === 0;
  if (!isGood && this.isVisiting) await keepPicture(this, pickle);
  await this.leave();
  if (unexplained.length > 0)
    throw new Error(`Not expected in the browser:\n${unexplained.join('\n')}`);
});

AfterAll(async () => {
  await workshop.close();
});

async function keepPicture(world: SiteWorld, { id, name }: { id: string; name: string }) {
  const path = `var/reports/failures/${name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${id}.png`;
  world.attach(await world.page.screenshot({ path, fullPage: true }), 'image/png');
  world.log(`${world.page.url()} (${path})`);
}
