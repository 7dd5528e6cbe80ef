import { Given } from '@cucumber/cucumber';
import type { SiteWorld } from '../support/world.ts';

Given('a site that counts unanswered questions', async function (this: SiteWorld) {
  await this.openSite({ CHAT_GAPS: '1' });
});
