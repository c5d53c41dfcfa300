import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { fetchStatistics } from '#domain/statistics/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { borrowPage, logIn, openPage, savedHere } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const saves = '**/api/questions/saveQuestionDone';

/** The token that the page itself holds: another log-in would end its session. */
async function answersOf(page: Page, user: TestUser): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('jwtToken') ?? '');
  const { body } = await site.call(fetchStatistics, {}, { token, visitorId: user.visitorId });
  return body.types.reduce((sum, { answered }) => sum + answered, 0);
}

async function answerFirstOption(page: Page) {
  await page.goto('/exercise?uid=RSA-0001');
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Submit' }).click();
}

it('shows a visitor the free samples and keeps the rest locked', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/practice?section=reading&exercise=RSA');
  const rowOf = (uid: string) => page.getByRole('row', { name: new RegExp(uid) });
  await rowOf('RSA-0001').getByText('Free', { exact: true }).waitFor();
  await rowOf('RSA-0006').getByRole('img', { name: 'Locked' }).waitFor();
  await rowOf('RSA-0006').getByRole('link').click();
  await page.getByRole('heading', { name: 'This question is locked' }).waitFor();
  await page.getByRole('link', { name: 'See the free samples' }).click();
  await rowOf('RSA-0001').getByRole('link').click();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: /Score \d\/1/ }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Practice' }).click();
  const done = rowOf('RSA-0001').getByRole('img', { name: /^(Done|Wrong last time)$/ });
  await done.waitFor();
  await expect.poll(() => rowOf('RSA-0001').textContent()).toMatch(/1×(0|100)%/);
});

it('keeps a draft over a reload', async () => {
  const page = await borrowPage(browser, site);
  await page.goto('/exercise?uid=RFB-0001');
  await page.getByLabel('Blank 2').selectOption({ index: 1 });
  const chosen = await page.getByLabel('Blank 2').inputValue();
  await page.reload();
  expect(chosen).not.toBe('');
  await page.getByLabel('Blank 2').waitFor();
  await expect.poll(() => page.getByLabel('Blank 2').inputValue()).toBe(chosen);
});

it('keeps an answer given offline and sends it once, though two windows come back together', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user, viewport: { width: 360, height: 740 } });
  const second = await page.context().newPage();
  await second.goto('/statistics');
  await second.getByRole('heading', { name: 'No statistics yet' }).waitFor();
  await page.goto('/exercise?uid=RSA-0001');
  await page.getByRole('radio').first().click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(savedHere).waitFor();
  await expect.poll(() => isInView(page.getByText(savedHere))).toBe(true);

  let taken = 0;
  page.context().on('response', (response) => {
    if (response.url().endsWith('saveQuestionDone') && response.ok()) taken += 1;
  });
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: /Score \d\/1/ }).waitFor();
  await second.getByRole('rowheader', { name: 'Single Answer' }).waitFor();
  expect(taken).toBe(1);
  await expect.poll(() => answersOf(page, user)).toBe(1);
});

it('sends a kept answer after the window was closed and opened again', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { as: user });
  // The server restarts: what the page asks of it fails for a while.
  await page.context().route(saves, (route) => route.abort('connectionrefused'));
  await answerFirstOption(page);
  await page.getByText(savedHere).waitFor();
  await page.close();

  const again = await page
    .context()
    .unroute(saves)
    .then(() => page.context().newPage());
  await again.goto('/statistics');
  await again.getByRole('rowheader', { name: 'Single Answer' }).waitFor();
  await again.goto('/exercise?uid=RSA-0001');
  await again
    .getByRole('button', { name: 'Submit' })
    .or(again.getByRole('button', { name: 'Try again' }))
    .first()
    .waitFor();
  await expect.poll(() => answersOf(again, user)).toBe(1);
});

it('says on a phone, where it can be seen, that there is no answer yet', async () => {
  const page = await borrowPage(browser, site, { viewport: { width: 360, height: 740 } });
  await page.goto('/exercise?uid=RSA-0001');
  await page.getByRole('button', { name: 'Submit' }).click();
  const fault = page.getByRole('group').getByText('There is no answer yet.');
  await fault.waitFor();
  await expect.poll(() => isInView(fault)).toBe(true);
});

it('takes an answer where the browser refuses to keep anything', async () => {
  const page = await openPage(browser, site);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  });
  await answerFirstOption(page);
  await page.getByRole('heading', { name: /Score \d\/1/ }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

it("sends a visitor's answer as the visitor's after a log-in, and says at a log-out what was not sent", async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site);
  const refused = await refuseSaves(page);
  await answerFirstOption(page);
  await page.getByText(savedHere).waitFor();
  await logIn(page, user);
  const sent = page.waitForResponse(saves);
  await refused.end();
  expect((await sent).request().headers()['authorization']).toBeUndefined();
  await expect.poll(() => answersOf(page, user)).toBe(0);

  const refusedAgain = await refuseSaves(page);
  await answerFirstOption(page);
  await page.getByText(savedHere).waitFor();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByText('One answer was not sent yet.').waitFor();
  await refusedAgain.end();
  await logIn(page, user);
  await expect.poll(() => answersOf(page, user)).toBe(1);
});

it('counts an answer once whose acknowledgement was lost', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user });
  const ids: (string | undefined)[] = [];
  await page.route(saves, async (route) => {
    ids.push(route.request().headers()['idempotency-key']);
    if (ids.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await answerFirstOption(page);
  await page.getByRole('heading', { name: /Score \d\/1/ }).waitFor();
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  await expect.poll(() => answersOf(page, user)).toBe(1);
});

it('makes one attempt of an answer given in two tabs, and both tabs show it', async () => {
  const user = await site.registerAndLogIn();
  const page = await borrowPage(browser, site, { as: user });
  const other = await page.context().newPage();
  const refused = await refuseSaves(page);
  const { multichoice, correctIndex } = seeded('RSA');
  for (const [tab, place] of [
    [page, correctIndex],
    [other, (correctIndex + 1) % multichoice.length],
  ] as const) {
    await tab.goto('/exercise?uid=RSA-0001');
    await tab.getByRole('radio', { name: multichoice[place] ?? '' }).click();
  }
  // The first tab's answer is on its way, and the second tab knows it at once.
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(savedHere).waitFor();
  await other.getByText('saved on this device', { exact: false }).waitFor();
  await expect
    .poll(() => other.getByRole('radio', { name: multichoice[correctIndex] ?? '' }).isChecked())
    .toBe(true);
  await refused.end();
  for (const tab of [page, other]) await tab.getByRole('region', { name: 'Score 1/1' }).waitFor();
  await expect.poll(() => answersOf(page, user)).toBe(1);
});

it('keeps the draft, the time and every step of it over a reload', async () => {
  const page = await openPage(browser, site);
  const { multichoice } = seeded('RSA');
  const option = (place: number) => page.getByRole('radio', { name: multichoice[place] ?? '' });
  await page.clock.install();
  await page.goto('/exercise?uid=RSA-0001');
  await option(0).click();
  await page.clock.runFor(65_000);
  await page
    .getByRole('timer', { name: 'Time spent' })
    .getByText(/^1:0\d$/)
    .waitFor();
  await option(1).click();
  await page.reload();
  await option(1).waitFor();
  await expect.poll(() => option(1).isChecked()).toBe(true);
  await page
    .getByRole('timer', { name: 'Time spent' })
    .getByText(/^1:[01]\d$/)
    .waitFor();
  await option(1).click();
  await option(2).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('heading', { name: /Score \d\/1/ }).waitFor();
  // The time stands still once the answer is in.
  const verdict = page.getByRole('group', { name: 'Your score' });
  const spent = await verdict.textContent();
  expect(spent).toMatch(/1:[01]\d$/);
  await page.clock.runFor(5000);
  await expect.poll(() => verdict.textContent()).toBe(spent);
  await page
    .getByRole('region', { name: 'Your attempts' })
    .getByText(/^Score \d\/1/)
    .click();
  await page.getByText('Your 4 steps').click();
  await page.getByText('4 steps in words').click();
  const steps = await page.getByRole('table').last().getByRole('row').allInnerTexts();
  expect(steps.slice(1).map((step) => step.replace(/^\S+\s+/, ''))).toEqual([
    `Chose option 1 “${multichoice[0]}”`,
    `Chose option 2 “${multichoice[1]}”`,
    `Took back option 2 “${multichoice[1]}”`,
    `Chose option 3 “${multichoice[2]}”`,
  ]);
});

/** The server restarts: what the page asks of it fails, until the end of this. */
async function refuseSaves(page: Page) {
  const context = page.context();
  await context.route(saves, (route) => route.abort('connectionrefused'));
  return { end: () => context.unroute(saves) };
}

/** Whether the middle of the element is on the screen with nothing above it. */
function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    return shown.contains(front);
  });
}
