import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantCredits } from '#domain/credits/contract.ts';
import { eventually } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { fillTests } from '#infra/testing/question-bank.ts';
import { expectSound, looks } from './accessibility.ts';
import { borrowPage, expectNoSidewaysScroll } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  await fillTests(site.storage.journal);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

it.each(looks)(
  'shows the fixed tests of an exam before the drawn one, %s at %i px',
  async (colorScheme, width) => {
    const [admin, user] = await Promise.all([site.admin(), site.registerAndLogIn()]);
    await admin.call(grantCredits, { id: user.userId, kind: 'full_test', credits: 1, reason: 'a test' });
    const page = await borrowPage(browser, site, { as: user, colorScheme, viewport: { width, height: 800 } });
    const whole = page.getByRole('region', { name: 'The whole exam' });
    await eventually(async () => {
      await page.goto('/mock-test');
      await whole.getByRole('region', { name: 'Academic, test 2', exact: true }).waitFor({ timeout: 3000 });
    });
    const names = await whole
      .getByRole('region')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    expect(names).toEqual(['Academic, test 1', 'Academic, test 2', 'Full test, Academic']);
    const card = whole.getByRole('region').first();
    await card.getByText('67 questions').waitFor();
    await card.getByText('Costs your credit for a whole test.').waitFor();
    await expectNoSidewaysScroll(page);
    await expectSound(page, 'the list with fixed tests');
  },
);
