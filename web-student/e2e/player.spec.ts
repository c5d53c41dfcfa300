import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { shownQuestion } from '#services/questions/shown-question.ts';
import { launchBrowser, startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { seeded, wholeBank } from '#infra/testing/question-bank.ts';
import { submitButton } from './exercise.ts';
import { borrowPage, openPage } from './support.ts';

const lsa = seeded('LSA');
const lma = seeded('LMA');
const lmw = seeded('LMW');
/** What the reading sprint draws from. */
const sprint = wholeBank.filter(({ reserved }) => reserved === true);

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ questions: [lsa, lma, lmw, ...sprint].map(({ uid }) => uid) }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const tracks = '**/api/aws/getAudioFile/**';
const player = (page: Page) => page.getByRole('region', { name: 'Recording' });
const place = (page: Page) => player(page).getByRole('slider', { name: 'Place in the recording' });
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const secondsAt = async (page: Page) => Number(await place(page).getAttribute('aria-valuenow'));

it('plays, pauses, restarts, stops and changes its speed', async () => {
  const page = await borrowPage(browser, site);
  await page.goto(`/exercise?uid=${lsa.uid}`);
  await button(page, 'Play').click();
  await expect.poll(() => secondsAt(page)).toBeGreaterThan(0);
  await button(page, 'Pause').click();
  await button(page, 'Play').waitFor();
  await place(page).press('ArrowRight');
  const paused = await secondsAt(page);
  expect(paused).toBeGreaterThanOrEqual(1);

  const speeds = player(page).getByRole('radiogroup', { name: 'Speed' }).getByRole('radio');
  await expect
    .poll(() => speeds.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toEqual(['0.8', '0.9', '1', '1.1', '1.2']);
  await player(page).getByText('1.2×').click();
  await expect.poll(() => player(page).getByRole('radio', { name: '1.2×' }).isChecked()).toBe(true);

  // The keys work wherever the focus is.
  await page.keyboard.press('Alt+p');
  await button(page, 'Pause').waitFor();
  await page.keyboard.press('Alt+p');
  await button(page, 'Play').waitFor();
  await button(page, 'Stop').click();
  await expect.poll(() => secondsAt(page)).toBe(0);
  await place(page).press('End');
  await page.keyboard.press('Alt+j');
  await expect.poll(() => secondsAt(page)).toBeLessThan(29);
  for (const restart of [() => page.keyboard.press('Alt+r'), () => button(page, 'Restart').click()]) {
    await place(page).press('ArrowRight');
    await restart();
    await button(page, 'Pause').waitFor();
    await expect.poll(() => secondsAt(page)).toBeLessThan(5);
    await button(page, 'Stop').click();
  }
});

it('counts down to its start', async () => {
  const page = await openPage(browser, site);
  await page.clock.install();
  await page.goto(`/exercise?uid=${lma.uid}`);
  await player(page)
    .getByText(/^Starts in [1-7]$/)
    .waitFor();
  await page.clock.runFor(7000);
  await button(page, 'Pause').waitFor();
  await expect.poll(() => player(page).getByText('Starts in').count()).toBe(0);
});

it('remembers the volume, half at first', async () => {
  const page = await borrowPage(browser, site);
  await page.goto(`/exercise?uid=${lsa.uid}`);
  const volume = player(page).getByRole('slider', { name: 'Volume' });
  await expect.poll(() => volume.getAttribute('aria-valuenow')).toBe('0.5');
  await volume.press('End');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('volume'))).toBe('1');
  await page.goto(`/exercise?uid=${lmw.uid}`);
  await expect.poll(() => volume.getAttribute('aria-valuenow')).toBe('1');
});

it('says when a recording cannot be played, lets one answer all the same, and plays it after a retry', async () => {
  const page = await borrowPage(browser, site);
  await page.route(tracks, (route) => route.abort('connectionfailed'));
  await page.goto(`/exercise?uid=${lsa.uid}`);
  const message = player(page).getByRole('alert');
  await message.getByText('Your browser does not support the audio player.', { exact: true }).waitFor();
  await expect.poll(() => submitButton(page).getAttribute('aria-disabled')).toBeNull();

  await page.unroute(tracks);
  await message.getByRole('button', { name: 'Retry' }).click();
  await button(page, 'Pause').waitFor();
  await expect.poll(() => message.count()).toBe(0);
  await expect.poll(() => secondsAt(page)).toBeGreaterThan(0);
});

it('asks the question anew for a recording whose name has ended, and plays it', async () => {
  const page = await borrowPage(browser, site);
  let asked = 0;
  await page.route('**/api/questions/fetchQuestion', async (route) => {
    const isFirst = (route.request().postDataJSON() as { uid: string }).uid === lsa.uid && ++asked === 1;
    const response = await route.fetch();
    const body = await response.text();
    // The name that was told long ago: the server refuses it.
    await route.fulfill({ response, body: isFirst ? body.replace(/\.\d{10}\./, '.1000000000.') : body });
  });
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes(`/getAudioFile/${lsa.uid}`)) statuses.push(response.status());
  });
  await page.goto(`/exercise?uid=${lsa.uid}`);
  await button(page, 'Play').click();
  await expect.poll(() => secondsAt(page)).toBeGreaterThan(0);
  expect(asked).toBe(2);
  expect(statuses[0]).toBe(403);
});

it('plays from the second that decides, once the answer is in, and not before it is asked', async () => {
  const page = await borrowPage(browser, site);
  await page.goto(`/exercise?uid=${lsa.uid}`);
  await page.getByRole('radio', { name: lsa.multichoice[0] ?? '' }).click();
  await page.getByRole('button', { name: 'I have heard enough' }).click();
  await submitButton(page).click();
  await page.getByRole('heading', { name: 'Why' }).waitFor();
  await button(page, 'Play').waitFor();
  const reason = page
    .getByRole('list', { name: 'Options' })
    .getByRole('button', { name: /^Play from here/ })
    .first();
  const [, minutes, seconds] = /\((\d+):(\d\d)\)/.exec(await reason.innerText()) ?? [];
  await reason.click();
  await button(page, 'Pause').waitFor();
  const from = Number(minutes) * 60 + Number(seconds);
  await expect.poll(() => secondsAt(page)).toBeGreaterThanOrEqual(from);
  await expect.poll(() => secondsAt(page)).toBeLessThan(from + 8);
});

it('is heard once in a test, with no way back, not even by a reload', async () => {
  const page = await openPage(browser, site, { as: await site.registerAndLogIn() });
  const { signedTracks } = site.dependencies;
  const dictation = shownQuestion(signedTracks, seeded('LWD'), new Date().toISOString());
  // The sprint has no recording: the server's own answers are given one in the place of its question.
  await page.route(/\/(start|load|hold)MockTest/, async (route) => {
    const response = await route.fetch();
    const sitting: unknown = await response.json();
    await route.fulfill({ response, json: Object.assign({}, sitting, { question: dictation }) });
  });
  await page.goto('/mock-test');
  await page.clock.install();
  await page
    .getByRole('region', { name: 'Reading sprint' })
    .getByRole('button', { name: 'Start the test' })
    .click();
  await player(page)
    .getByText(/^Starts in [1-7]$/)
    .waitFor();
  await expect.poll(() => player(page).getByRole('button').count()).toBe(0);
  await page.clock.runFor(7000);
  await player(page).getByText('Playing', { exact: true }).waitFor();
  await page.keyboard.press('Alt+p');
  await page.keyboard.press('Alt+r');
  await player(page).getByText('Playing', { exact: true }).waitFor();
  await expect.poll(() => player(page).getByRole('button').count()).toBe(0);
  const volume = player(page).getByRole('slider');
  await expect.poll(() => volume.count()).toBe(1);
  await volume.press('End');
  await expect.poll(() => volume.getAttribute('aria-valuenow')).toBe('1');
  const goOn = page.getByRole('button', { name: 'Submit and go on' });
  await expect.poll(() => goOn.getAttribute('aria-disabled')).toBe('true');
  await page.getByText('You can go on when the recording has ended.').first().waitFor();
  await player(page).getByText('The recording has ended.').waitFor();
  await expect.poll(() => goOn.getAttribute('aria-disabled')).toBeNull();

  await page.reload();
  await player(page).getByText('The recording has ended.').waitFor();
  await page.keyboard.press('Alt+r');
  await expect.poll(() => player(page).getByRole('button').count()).toBe(0);
  await expect.poll(() => player(page).getByText('Playing', { exact: true }).count()).toBe(0);
});
