import {
  After,
  AfterAll,
  AfterStep,
  Before,
  BeforeAll,
  BeforeStep,
  defineParameterType,
  parallelCanAssignHelpers,
  setDefaultTimeout,
  setDefinitionFunctionWrapper,
  setParallelCanAssign,
  setWorldConstructor,
} from '@cucumber/cucumber';
import { tellingFailures } from '../../scripts/spec/failure/at-step.ts';
import { environment } from '../../scripts/test/browser/test-environment.ts';
import { screenNames } from '../../scripts/test/screens.ts';
import { browserOf } from './parameters.ts';
import {
  isFirstAction,
  keepFailure,
  keepPicture,
  keepReadPicture,
  showsSteps,
  takesPictures,
} from './pictures.ts';
import { hasFailed } from './problems.ts';
import { startTimeoutMs, stepTimeoutMs } from './timeouts.ts';
import { SiteWorld } from './world.ts';

setDefaultTimeout(stepTimeoutMs);
setWorldConstructor(SiteWorld);

// A step that fails says why in parts, which the living specification tells in words.
setDefinitionFunctionWrapper(tellingFailures);

// They share one copy of the site.
setParallelCanAssign(parallelCanAssignHelpers.atMostOnePicklePerTag(['@studio']));

defineParameterType({ name: 'screen', regexp: new RegExp(screenNames.join('|')) });

BeforeAll({ timeout: startTimeoutMs }, async function () {
  await Promise.all([environment.browser(browserOf(this.parameters)), environment.server()]);
});

Before(async function (this: SiteWorld, { pickle }) {
  // Those of the studio open it in a page of their own.
  const withoutSession = pickle.tags.some(({ name }) => name === '@read' || name === '@studio');
  await this.begin(environment, { withoutSession });
});

if (takesPictures) {
  BeforeStep(async function (this: SiteWorld, { pickle, pickleStep }) {
    if (isFirstAction(pickle, pickleStep)) await keepPicture(this, 'before');
  });
}

if (showsSteps) {
  AfterStep(async function (this: SiteWorld) {
    await keepPicture(this, 'step');
  });
}

After(async function (this: SiteWorld, { pickle, result }) {
  const unexplained = this.problems.unexplained();
  if (takesPictures) {
    if (this.hasSession) await keepPicture(this, 'after');
    else await keepReadPicture(this);
  }
  if (hasFailed(result?.status, unexplained) && this.hasSession) await keepFailure(this, pickle);
  await this.closeSession();
  if (unexplained.length > 0)
    throw new Error(`Not expected in the browser:\n${unexplained.join('\n')}`);
});

AfterAll(async () => {
  await environment.close();
});
