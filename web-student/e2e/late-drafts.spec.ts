import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { fetchWritingDraft, saveWritingDraft } from '#domain/writing/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { submitButton } from './exercise.ts';
import { openPage } from './support.ts';

const { uid } = seeded('WSC');
let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: [uid] }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const box = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });

/** Lets no save of a draft come to the server before it is let go; tells what was sent, and what was answered. */
async function holdSaves(page: Page) {
  const sent: string[] = [];
  const statuses: number[] = [];
  const released = Promise.withResolvers<void>();
  await page.route(`**${saveWritingDraft.path}`, async (route) => {
    const { text } = route.request().postDataJSON() as { readonly text: string };
    sent.push(text);
    await released.promise;
    const response = await route.fetch();
    statuses.push(response.status());
    // The page that asked may be gone by now.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { sent, statuses, release: () => released.resolve() };
}

async function openQuestion(user: TestUser) {
  const page = await openPage(browser, site, { as: user });
  const saves = await holdSaves(page);
  await page.clock.install();
  await page.goto(`/exercise?uid=${uid}`);
  await box(page).waitFor();
  const kept = async () => (await user.call(fetchWritingDraft, { uid })).body.draft?.text ?? null;
  return { page, saves, kept };
}

it('on a slow line a save is followed by the newer text, which stays on the page', async () => {
  const { page, saves, kept } = await openQuestion(await site.registerAndLogIn());
  await box(page).fill('Tea came');
  await expect.poll(() => saves.sent).toEqual(['Tea came']);
  await box(page).fill('Tea came by ship.');
  await page.getByText('Draft saved on this device').waitFor();
  // None is sent while one is under way, however long that takes: they could overtake each other.
  await page.clock.runFor(12_000);
  expect(saves.sent).toEqual(['Tea came']);
  await expect.poll(() => kept()).toBeNull();
  saves.release();
  await expect.poll(kept).toBe('Tea came by ship.');
  await page.getByText('Draft saved', { exact: true }).waitFor();
  expect(saves.sent).toEqual(['Tea came', 'Tea came by ship.']);
  await expect.poll(() => box(page).inputValue()).toBe('Tea came by ship.');
});

it('a save that comes after the answer brings nothing back, on no device', async () => {
  const user = await site.registerAndLogIn();
  const { page, saves, kept } = await openQuestion(user);
  await box(page).fill('Tea came by ship.');
  await expect.poll(() => saves.sent).toEqual(['Tea came by ship.']);
  await submitButton(page).click();
  await page.getByRole('region', { name: 'Sample answer' }).waitFor();
  saves.release();
  await expect.poll(() => saves.statuses).toEqual([409]);
  await expect.poll(() => kept()).toBeNull();
  expect(saves.sent).toEqual(['Tea came by ship.']);

  const elsewhere = await openPage(browser, site, { as: user });
  const asked = elsewhere.waitForResponse(`**${fetchWritingDraft.path}`);
  await elsewhere.goto(`/exercise?uid=${uid}`);
  expect((await asked).status()).toBe(200);
  // What is typed there is kept, so there was nothing that the student would have to choose against.
  await box(elsewhere).fill('Anew');
  await elsewhere.getByText('Draft saved', { exact: true }).waitFor();
  await expect.poll(kept).toBe('Anew');
  await expect.poll(() => elsewhere.getByText('You began an answer on another device').count()).toBe(0);
});
