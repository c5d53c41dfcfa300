import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { retrieveUser, type User } from '#domain/accounts/contract.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { logIn, openPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const schemeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
const soon = <Value>(look: () => Value | Promise<Value>) => expect.poll(look);
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Dark mode' });

const settingsOf = async (user: TestUser): Promise<User> => (await user.call(retrieveUser, {})).body.user;

/** Today at an hour of the clock of a page in UTC, where no hour is missing and none comes twice. */
async function setHour(page: Page, hour: number) {
  const time = new Date();
  time.setUTCHours(hour, 30, 0, 0);
  await page.clock.setFixedTime(time);
}

it("keeps a user's dark mode on the profile, for every device, and undoes what was not taken", async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user, colorScheme: 'light' });
  await page.goto('/dashboard');
  await toggle(page).click();
  await soon(() => schemeOf(page)).toBe('dark');
  await eventually(async () => expect((await settingsOf(user)).isNightMode).toBe(true));

  await page.route('**/toggleNightMode', (route) => route.abort('connectionrefused'));
  await toggle(page).click();
  await page.getByText('Your setting is as it was.').waitFor();
  expect(await schemeOf(page)).toBe('dark');

  const elsewhere = await openPage(browser, site, { colorScheme: 'light' });
  await logIn(elsewhere, user);
  await soon(() => schemeOf(elsewhere)).toBe('dark');
});

it('stays as it was chosen when the user is read while the choice is on its way', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user, colorScheme: 'light' });
  await page.goto('/dashboard');
  const choice = Promise.withResolvers<void>();
  await page.route('**/toggleNightMode', async (route) => {
    await choice.promise;
    await route.continue();
  });
  await toggle(page).click();
  await soon(() => schemeOf(page)).toBe('dark');

  // What was read is old by now: a page that shows it reads it again.
  await page.clock.setFixedTime(Date.now() + 10_000);
  const readAgain = page.waitForResponse('**/retrieveUser');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  const { user: read } = (await (await readAgain).json()) as { user: User };
  expect(read).toMatchObject({ isNightMode: false });
  choice.resolve();
  await eventually(async () => expect((await settingsOf(user)).isNightMode).toBe(true));
  expect(await schemeOf(page)).toBe('dark');
});

it('follows the clock, by hours of the profile, without a toggle in the top bar', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user, colorScheme: 'light', timezoneId: 'UTC' });
  await setHour(page, 19);
  await page.goto('/profile?openSettings=true');
  await page.getByRole('switch', { name: 'Dark mode by the clock' }).click();
  await toggle(page).waitFor({ state: 'detached' });
  expect(await schemeOf(page)).toBe('light');
  await eventually(async () =>
    expect((await settingsOf(user)).stepsDone).toContain('should_auto_night_mode'),
  );

  await page.getByLabel('Dark from').selectOption('19:00');
  await soon(() => schemeOf(page)).toBe('dark');
  await eventually(async () =>
    expect(await settingsOf(user)).toMatchObject({ nightTimeStart: 19, nightTimeEnd: 8 }),
  );

  await setHour(page, 9);
  await page.reload();
  await page.getByLabel('Dark from').waitFor();
  expect(await schemeOf(page)).toBe('light');
  await expect.poll(() => page.getByLabel('Dark from').inputValue()).toBe('19');
  await page.getByRole('switch', { name: 'Dark mode by the clock' }).click();
  await toggle(page).waitFor();
  await eventually(async () =>
    expect((await settingsOf(user)).stepsDone).toEqual(['did_send_verify_email', 'did_verify_email']),
  );
});

it('is dark before anything is drawn', async () => {
  const page = await openPage(browser, site, { colorScheme: 'light' });
  await page.goto('/');
  await toggle(page).click();
  await soon(() => schemeOf(page)).toBe('dark');
  // The page's own code never comes: what is there is of the head alone.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await schemeOf(page)).toBe('dark');
});

it('keeps the wish for background noise', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  await page.goto('/profile');
  const noise = page.getByRole('switch', { name: 'Background noise in recordings' });
  await noise.click();
  await eventually(async () =>
    expect((await settingsOf(user)).stepsDone).toEqual([
      'want_bg_noise',
      'did_send_verify_email',
      'did_verify_email',
    ]),
  );
  await page.reload();
  await soon(() => noise.isChecked()).toBe(true);
});
