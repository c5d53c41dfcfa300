import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { unzipped } from '#services/files/testing/unzipped.ts';
import { expectSound } from './accessibility.ts';
import { borrowPage } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: 'none' }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const png = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
const main = (page: Page) => page.getByRole('main');
/** The picture in the bar at the top. */
const inBar = (page: Page) => page.getByRole('button', { name: 'Profile menu' }).locator('img');

async function choose(page: Page, name: string, buffer: Buffer, mimeType = 'image/png') {
  const asked = page.waitForEvent('filechooser');
  await main(page).getByRole('button', { name: 'Choose a picture' }).click();
  await (await asked).setFiles({ name, mimeType, buffer });
}

it('takes a picture after a look at it, shows it in the bar, and puts back what was removed', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Picture' });
  await choose(page, 'cv.pdf', Buffer.from('%PDF-1.7'), 'application/pdf');
  await page.getByText('File not valid (must be: jpg - jpeg - png)').waitFor();
  await choose(page, 'empty.png', Buffer.from('no picture'));
  await section.getByRole('button', { name: 'Save the picture' }).click();
  await expect.poll(() => page.getByText('File not valid (must be: jpg - jpeg - png)').count()).toBe(1);
  await section.getByRole('button', { name: 'Keep the one before' }).click();
  expect(await inBar(page).count()).toBe(0);

  await choose(page, 'me.png', await png('#336699'));
  await section.getByText('This is how your picture will look.').waitFor();
  await expectSound(page, 'the profile with a picture that is to be sent');
  await section.getByRole('button', { name: 'Save the picture' }).click();
  await page.getByText('User updated!').waitFor();
  await inBar(page).waitFor();
  await page.reload();
  await inBar(page).waitFor();

  await section.getByRole('button', { name: 'Remove the picture' }).click();
  await page.getByText('Your picture is removed.').waitFor();
  await inBar(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Put it back' }).click();
  await inBar(page).waitFor();
});

it('leads to each part of the profile by its overview', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/profile');
  const overview = page.getByRole('navigation', { name: 'On this page' });
  for (const name of await overview.getByRole('link').allTextContents()) {
    await overview.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(/#/);
    await expect.poll(() => page.getByRole('region', { name, exact: true }).isVisible()).toBe(true);
  }
  await page.goto('/profile?openSettings=true');
  const settings = page.getByRole('region', { name: 'Settings', exact: true });
  await expect.poll(() => settings.evaluate((element) => element === document.activeElement)).toBe(true);
  const plays = settings.getByRole('switch', { name: 'Play recording automatically' });
  expect(await plays.isChecked()).toBe(true);
  await plays.click();
  await page.getByText('User updated!').waitFor();
  await page.reload();
  await expect.poll(() => plays.isChecked()).toBe(false);
});

it('downloads all data with the password, and can be cancelled', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user });
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Your data' });
  const open = () => section.getByRole('button', { name: 'Download my data' }).click();
  const password = section.getByLabel('Password', { exact: true });
  await open();
  await expectSound(page, 'the profile that asks for a password before a download');
  await password.fill('not the password');
  await section.getByRole('button', { name: 'Start the download' }).click();
  await section.getByText('The password is not right.').waitFor();

  await password.fill(user.password);
  const asked = Promise.withResolvers<void>();
  await page.route('**/exportUserData', () => asked.resolve());
  await section.getByRole('button', { name: 'Start the download' }).click();
  await section.getByText('Your data is on its way').waitFor();
  await asked.promise;
  await section.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/exportUserData');

  await open();
  await password.fill(user.password);
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Start the download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ninety-my-data-[\d-]{10}\.zip$/);
  const files = unzipped(await readFile(await (await download).path()));
  expect(String(files.get('profile.json'))).toContain(user.email);
  await page.getByText('Your data is downloaded.').waitFor();
});
