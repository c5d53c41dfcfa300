import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchAllMockTest } from '#domain/mock-tests/contract.ts';
import { adminFixedTests } from '#domain/mock-tests/fixed-test-contract.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { borrowWindow, expectAccessible, expectNoSidewaysScroll, logIn, openWindow } from './support.ts';

let site: TestSite;
let browser: Browser;
let admin: TestUser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ temporal: true }), launchBrowser()]);
  admin = await site.admin();
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function open(address: string): Promise<Page> {
  const page = await borrowWindow(browser, site, { as: admin });
  await page.goto(`/admin/#/${address}`);
  return page;
}
async function choose(page: Page, label: string, option: string) {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a test is built from the bank, published, revised and retired, and what is missing is said', async () => {
  const id = 'mock_test_core_reading_9';
  const page = await open('');
  await page.getByRole('menuitem', { name: 'Fixed tests' }).click();
  await page.getByRole('heading', { name: 'Fixed tests', level: 1 }).waitFor();
  await page.getByText('Tests whose questions are named once and for all will be here.').waitFor();
  await page.getByRole('link', { name: 'Build a test' }).click();
  await page.getByRole('heading', { name: 'Build a test', level: 1 }).waitFor();
  await page.getByText('Speaking and writing: SRA (Read Aloud): 0 of 6 to 7.').waitFor();
  await choose(page, 'Exam', 'Core');
  await choose(page, 'Part', 'Reading');
  await page.getByText('Reading: RFB (R/W Fill in Blanks): 0 of 5 to 6.').waitFor();
  await page.getByLabel('Name in addresses').fill('Core 9');
  await page.getByText('A fixed test is named like mock_test_core_2024_1.').waitFor();
  await page.getByLabel('Name in addresses').fill(id);
  await page.getByText('A title is missing.').waitFor();
  await page.getByLabel('Title').fill('Reading for the evening');
  await page.getByLabel('Description for students').fill('As on the day.');
  const save = page.getByRole('button', { name: 'Save the test' });
  await expect.poll(() => save.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Fill up from the bank' }).click();
  await page.getByText('The test is as its exam sets it.').waitFor();
  // One is taken out, then all of its type, and it is chosen again by hand.
  const chip = page.getByRole('button', { name: /^RSA-/ });
  await chip.click();
  await chip.press('Delete');
  await page.getByText(/Reading: RSA .*: 0 of 1 to 2\./).waitFor();
  const rfb = page.getByLabel(/^RFB /);
  await rfb.focus();
  await page.getByRole('button', { name: 'Clear', exact: true }).first().click();
  await page.getByText(/Reading: RFB .*: 0 of 5 to 6\./).waitFor();
  await page.getByRole('button', { name: 'Fill up from the bank' }).click();
  await page.getByText('The test is as its exam sets it.').waitFor();
  await chip.press('Delete');
  await page.getByLabel(/^RSA /).click();
  await page.getByRole('option', { name: /^RSA-0008/ }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByText('The test is as its exam sets it.').waitFor();
  await expectAccessible(page);
  await save.click();
  await page.getByRole('heading', { name: 'Reading for the evening', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'RSA-0008' }).waitFor();
  await expectAccessible(page);

  const student = await site.registerAndLogIn();
  const isListed = async () =>
    (await student.call(fetchAllMockTest, {})).body.mockTests.some(({ mockTestId }) => mockTestId === id);
  await expect.poll(() => isListed()).toBe(false);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByText('The test is published.').waitFor();
  await eventually(async () => expect(await isListed()).toBe(true));

  await page.getByRole('link', { name: 'Revise' }).click();
  await page.getByRole('heading', { name: 'Revise Reading for the evening' }).waitFor();
  await page.getByLabel('Title').fill('Reading for the morning');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('It is light again');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved as revision 2.').waitFor();
  await page.getByRole('heading', { name: 'Reading for the morning', level: 1 }).waitFor();

  await page.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('It is night');
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await page.getByText('The test is retired.').waitFor();
  await page.getByText('Reason: It is night').waitFor();
  await page.getByRole('button', { name: 'Publish again' }).waitFor();
  await eventually(async () => expect(await isListed()).toBe(false));
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.getByRole('cell', { name: 'Reading for the morning' }).waitFor();
  const { body } = await admin.call(adminFixedTests.one, { id });
  expect(body).toMatchObject({ status: 'retired', revision: 2, faults: [] });
});

test('an admin tries a draft on the student’s side, in no list of sittings', async () => {
  const page = await openWindow(browser, site);
  const other = await site.admin();
  await page.goto('/admin/#/fixed-tests/create');
  await logIn(page, other);
  await page.getByRole('heading', { name: 'Build a test', level: 1 }).waitFor();
  await choose(page, 'Exam', 'Academic (Old)');
  await choose(page, 'Part', 'Reading');
  await page.getByLabel('Name in addresses').fill('mock_test_tried_1');
  await page.getByLabel('Title').fill('A draft to be tried');
  await page.getByLabel('Description for students').fill('As on the day.');
  await page.getByRole('button', { name: 'Fill up from the bank' }).click();
  await page.getByRole('button', { name: 'Save the test' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.waitForURL('**/mock-test/exercise?id=*');
  await page.getByText('A draft to be tried').first().waitFor();
  const { mockTests } = (await (await site.logIn(other)).call(fetchAllMockTest, {})).body;
  expect(mockTests.flatMap(({ sittings }) => sittings)).toEqual([]);
});

test('every type that an exam asks can be chosen by the keyboard', async () => {
  const page = await open('fixed-tests/create');
  for (const [exam, asked] of [
    ['Academic', 22],
    ['Core', 19],
  ] as const) {
    if (exam !== 'Academic') await choose(page, 'Exam', exam);
    const types = page.getByRole('combobox', { name: /^[A-Z]{3} / });
    await expect.poll(() => types.count()).toBe(asked);
    for (let place = 0; place < asked; place += 1) {
      await types.nth(place).press('ArrowDown');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    }
  }
  await page.getByRole('button', { name: 'Open', exact: true }).first().click();
  await page.getByRole('option').first().waitFor();
});

test('on a phone the form and the page of a test fit', async () => {
  const page = await borrowWindow(browser, site, { as: admin, viewport: { width: 360, height: 740 } });
  await page.goto('/admin/#/fixed-tests/create');
  await page.getByRole('button', { name: 'Fill up from the bank' }).click();
  await expectNoSidewaysScroll(page, 360);
  await page.goto('/admin/#/fixed-tests/mock_test_core_reading_9/show');
  await page.getByRole('heading', { name: 'Reading for the morning', level: 1 }).waitFor();
  await expectNoSidewaysScroll(page, 360);
});
