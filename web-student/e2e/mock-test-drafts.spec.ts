import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { saveMockTestDraft } from '#domain/mock-tests/hold-contract.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { openPage } from './support.ts';

const sprintSeconds = 40;
let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({
      questions: ['RSA-0007', 'RSA-0008', 'RRP-0007', 'RFB-0019', 'RFB-0020'],
      temporal: true,
      settings: { readingSprintSeconds: sprintSeconds },
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const first = (page: Page) => page.getByText('Reading sprint · Question 1 of 5').waitFor();
const blank = (page: Page) => page.getByLabel('Blank 1');
async function startTest(page: Page) {
  await page.goto('/mock-test');
  await page.getByRole('button', { name: 'Start the test' }).click();
  await first(page);
}
/** Chooses what the blank does not have yet, until the server has it. */
async function choose(page: Page, index: number) {
  const isKept = page.waitForResponse(`**${saveMockTestDraft.path}`);
  await blank(page).selectOption({ index });
  expect((await (await isKept).json()).isKept).toBe(true);
  return blank(page).inputValue();
}
/** The kinds of the next two things that the browser would do by itself and the page refuses, in their order. */
const refusedEvents = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const kinds: string[] = [];
        const look = (event: Event) => {
          if (event.defaultPrevented) kinds.push(event.type);
          if (kinds.length === 2) resolve(kinds);
        };
        for (const kind of ['dragstart', 'contextmenu']) window.addEventListener(kind, look);
      }),
  );

it('goes on at another machine with what was chosen, and counts it when that one breaks too', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  await startTest(page);
  await choose(page, 1);

  // A log-in elsewhere ends the session of the broken machine.
  const again = await site.logIn(user);
  const other = await openPage(browser, site, { as: again });
  await other.goto(page.url());
  await first(other);
  await expect.poll(() => blank(other).inputValue()).not.toBe('');
  const chosen = await choose(other, 2);
  // It breaks as well: nothing is sent.
  const address = other.url();
  await other.close();

  const third = await openPage(browser, site, { as: again });
  await third.goto(address.replace('/mock-test/exercise', '/mock-test/results'));
  await third.getByRole('heading', { name: /your result/ }).waitFor();
  await third.getByText('The time was up.').waitFor();
  await expect.poll(() => third.getByText('Not answered').count()).toBe(4);
  await third.getByRole('region', { name: 'Question 1', exact: true }).getByText(chosen).first().waitFor();
});

it('asks before one leaves, fills the screen, copies nothing, and tells alone to the student that they were away', async () => {
  const page = await openPage(browser, site, { as: await site.registerAndLogIn() });
  await startTest(page);
  await page.getByText('you cannot come back to a question').waitFor();
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();

  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  expect(await copied()).toBe('before');
  await expect.poll(() => page.locator('[translate="no"] article').count()).toBe(1);
  // All of the page is selected still: what is pulled at would be dragged.
  const place = page.getByText('you cannot come back to a question');
  await place.hover();
  const refused = refusedEvents(page);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 4 });
  await page.mouse.up();
  await place.click({ button: 'right' });
  expect(await refused).toEqual(['dragstart', 'contextmenu']);

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await first(page);

  await page.evaluate(() => history.back());
  const dialog = page.getByRole('dialog', { name: 'Leave the test?' });
  await dialog.getByRole('button', { name: 'Stay in the test' }).click();
  await dialog.waitFor({ state: 'detached' });

  // The window of another program, as the page hears of it.
  await page.evaluate(() => {
    document.hasFocus = () => false;
    window.dispatchEvent(new Event('blur'));
  });
  await page.waitForTimeout(1200);
  await page.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event('focus'));
  });
  // What was counted is not forgotten by loading the page again.
  await page.reload();
  await blank(page).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Submit and go on' }).click();
  await page.getByText('Reading sprint · Question 2 of 5').waitFor();
  await expect.poll(() => page.getByText('you cannot come back to a question').count()).toBe(0);

  await page.evaluate(() => history.back());
  await dialog.getByRole('button', { name: 'Leave the test' }).click();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.getByText('Reading sprint · Question 2 of 5').waitFor();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.getByRole('button', { name: 'Hand in now' }).click();
  await page.getByRole('heading', { name: /your result/ }).waitFor();
  const answered = page.getByRole('region', { name: 'Question 1', exact: true });
  const away = answered.getByText(/You left the window for \d+ s/);
  if (!(await away.isVisible())) await answered.locator('summary').click();
  await away.waitFor();
});
