import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Locator, Page } from 'playwright-core';
import { fetchStatistics } from '#domain/statistics/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
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

const savedHere = 'Saved on this device. It will be sent when you are back online.';
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
  const page = await openPage(browser, site);
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
  expect(await rowOf('RSA-0001').textContent()).toMatch(/1×(0|100) %/);
});

it('keeps a draft over a reload', async () => {
  const page = await openPage(browser, site);
  await page.goto('/exercise?uid=RFB-0001');
  await page.getByLabel('Blank 2').selectOption({ index: 1 });
  const chosen = await page.getByLabel('Blank 2').inputValue();
  await page.reload();
  expect(chosen).not.toBe('');
  await page.getByLabel('Blank 2').waitFor();
  expect(await page.getByLabel('Blank 2').inputValue()).toBe(chosen);
});

it('keeps an answer given offline and sends it once, though two windows come back together', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site, { viewport: { width: 360, height: 740 } });
  await logIn(page, user);
  const second = await page.context().newPage();
  await second.goto('/statistics');
  await second.getByRole('heading', { name: 'No statistics yet' }).waitFor();
  await page.goto('/exercise?uid=RSA-0001');
  await page.getByRole('radio').first().click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(savedHere).waitFor();
  expect(await isInView(page.getByText(savedHere))).toBe(true);

  let taken = 0;
  page.context().on('response', (response) => {
    if (response.url().endsWith('saveQuestionDone') && response.ok()) taken += 1;
  });
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: /Score \d\/1/ }).waitFor();
  await second.getByRole('rowheader', { name: 'Single Answer' }).waitFor();
  expect(taken).toBe(1);
  expect(await answersOf(page, user)).toBe(1);
});

it('sends a kept answer after the window was closed and opened again', async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site);
  await logIn(page, user);
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
  expect(await answersOf(again, user)).toBe(1);
});

it('says on a phone, where it can be seen, that there is no answer yet', async () => {
  const page = await openPage(browser, site, { viewport: { width: 360, height: 740 } });
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
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

it("sends a visitor's answer as the visitor's after a log-in, and says at a log-out what was not sent", async () => {
  const user = await site.registerAndLogIn();
  const page = await openPage(browser, site);
  const refused = await refuseSaves(page);
  await answerFirstOption(page);
  await page.getByText(savedHere).waitFor();
  await logIn(page, user);
  const sent = page.waitForResponse(saves);
  await refused.end();
  expect((await sent).request().headers()['authorization']).toBeUndefined();
  expect(await answersOf(page, user)).toBe(0);

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
  const page = await openPage(browser, site);
  await logIn(page, user);
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
  expect(await answersOf(page, user)).toBe(1);
});

it('orders paragraphs with the keyboard alone', async () => {
  const page = await openPage(browser, site);
  await page.goto('/exercise?uid=RRP-0001');
  const order = () => orderOf(page);
  await page.getByRole('button', { name: 'Paragraph A, 1 of 4' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
  await tabTo(page, 'Paragraph A, 1 of 4');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('status').filter({ hasText: 'Paragraph A is now 2 of 4.' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  expect(await order()).toBe('BCAD');
  // Put down, arrows move it no more; picked up again, Escape puts it back.
  await page.keyboard.press('ArrowDown');
  expect(await order()).toBe('BCAD');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  expect(await order()).toBe('BACD');
  await page.keyboard.press('Escape');
  expect(await order()).toBe('BCAD');
  await tabTo(page, 'Move paragraph D up');
  await page.keyboard.press('Enter');
  expect(await order()).toBe('BCDA');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Move paragraph D up',
  );
  await tabTo(page, 'Submit');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Score \d\/3/ }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('tooltip', { name: /^These 2 paragraphs are (not )?linked\.$/ }).waitFor();
});

it('orders paragraphs by dragging', async () => {
  const page = await openPage(browser, site);
  await page.goto('/exercise?uid=RRP-0001');
  const from = page.getByRole('button', { name: 'Paragraph A, 1 of 4' });
  const to = page.getByRole('button', { name: 'Paragraph C, 3 of 4' });
  await from.hover();
  const target = await to.boundingBox();
  if (!target) throw new Error('The paragraph is not on the screen.');
  await page.mouse.down();
  await page.mouse.move(target.x + 10, target.y - 40, { steps: 6 });
  await page.mouse.move(target.x + 10, target.y + 30, { steps: 6 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Paragraph A, 3 of 4' }).waitFor();
  expect(await orderOf(page)).toBe('BCAD');
});

/** The server restarts: what the page asks of it fails, until the end of this. */
async function refuseSaves(page: Page) {
  await page.route(saves, (route) => route.abort('connectionrefused'));
  return { end: () => page.unroute(saves) };
}

/** Whether the middle of the element is on the screen with nothing above it. */
function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    return shown.contains(front);
  });
}

/** The letters of the paragraphs from top to bottom. */
function orderOf(page: Page): Promise<string> {
  return page
    .getByRole('button', { name: /^Paragraph [A-H], / })
    .evaluateAll((grips) => grips.map((grip) => grip.getAttribute('aria-label')?.charAt(10)).join(''));
}

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string) {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused()) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${name}.`);
}
