import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { dayMs } from '#domain/core/durations.ts';
import { startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { launchWithMicrophone, spokenHertz } from './fake-microphone.ts';
import { openPage, type OpenOptions } from './support.ts';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ questions: 'none' }), launchWithMicrophone()]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const open = (options: OpenOptions = {}) => openPage(browser, site, options);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const switchOn = async (page: Page) => {
  await button(page, 'Switch on the microphone').click();
  await page.getByRole('meter', { name: 'Level' }).waitFor();
  // By then all has come that stands above the sentence.
  await page.getByText('Listening…').waitFor({ state: 'hidden' });
};
const meterText = (page: Page) => page.getByRole('meter', { name: 'Level' }).getAttribute('aria-valuetext');
const secondsUsed = async (page: Page) =>
  Number(await page.getByRole('progressbar', { name: 'Time used' }).getAttribute('aria-valuenow')) / 10;
const record = async (page: Page, seconds: number) => {
  await button(page, 'Record the sentence').click();
  await expect.poll(() => secondsUsed(page)).toBeGreaterThan(seconds);
};
const stop = async (page: Page) => {
  await expect.poll(() => button(page, 'Stop recording').getAttribute('aria-disabled')).toBe('false');
  await button(page, 'Stop recording').click();
};

const expectHeardWell = (page: Page) =>
  expect.poll(() => page.getByText('You are heard well.').count()).toBe(1);
/** Hears a part of the recording, which is played on and on: it is short, and the machine may be busy. */
async function hear(page: Page) {
  await page.evaluate(() => {
    for (const audio of document.querySelectorAll('audio')) audio.loop = true;
  });
  await button(page, 'Listen to it').click();
  await button(page, 'Pause').click();
  await button(page, 'Listen to it').waitFor();
}

/** All that the page said in a status, also what was there for a second only. To be called before it is opened. */
async function keepStatuses(page: Page) {
  await page.addInitScript(() => {
    const said = new Set<string>();
    Reflect.set(globalThis, 'said', said);
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) said.add(textContent ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'said') as Set<string>)]);
}

/** Gives the bytes of what the page plays. To be called before the page is opened. */
async function keepBlobs(page: Page) {
  await page.addInitScript(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      Reflect.set(globalThis, 'lastBlob', blob);
      return make(blob);
    };
  });
  return async () =>
    Buffer.from(
      await page.evaluate(async () => {
        const blob = Reflect.get(globalThis, 'lastBlob') as Blob;
        return [...new Uint8Array(await blob.arrayBuffer())];
      }),
    );
}

it('hears, records, plays and remembers a microphone, on the way from the profile', async () => {
  const page = await open({ as: await site.registerAndLogIn() });
  const bytes = await keepBlobs(page);
  const statuses = await keepStatuses(page);
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Check your microphone' }).click();
  await page.getByText('Your browser can do all that spoken answers need.').waitFor();
  await switchOn(page);
  await expect.poll(() => meterText(page)).toBe('Good');
  await page.getByText('The room is quiet.').waitFor();

  await button(page, 'Record the sentence').click();
  await stop(page);
  await expectHeardWell(page);
  expect(await statuses()).toContain('Starts in 1');
  await hear(page);

  const file = await bytes();
  expect([file.toString('latin1', 0, 4), file.readUInt16LE(22), file.readUInt32LE(24)]).toEqual([
    'RIFF',
    1,
    16_000,
  ]);
  expect(file.readUInt32LE(40)).toBe(file.length - 44);
  expect((file.length - 44) / 32_000).toBeGreaterThan(1.5);
  expect(hertzOf(file.subarray(44))).toBeCloseTo(spokenHertz, -1);

  await button(page, 'Record again').click();
  await stop(page);
  await button(page, 'It sounds right').click();
  await page.getByText('This microphone is ready').waitFor();
  await page.getByText(/^You found on .* that this microphone sounds right\.$/).waitFor();
  await page.reload();
  await switchOn(page);
  await page.getByText(/^You found on .* that this microphone sounds right\.$/).waitFor();

  const choice = page.getByRole('combobox', { name: 'Microphone' });
  await expect.poll(() => choice.getByRole('option').count()).toBeGreaterThan(1);
  await choice.selectOption({ index: 1 });
  const chosen = await choice.inputValue();
  await expect.poll(() => meterText(page)).toBe('Good');
  await page.reload();
  await switchOn(page);
  await expect.poll(() => choice.inputValue()).toBe(chosen);

  await record(page, 0);
  await stop(page);
  await button(page, 'It sounds right').click();
  await page.getByRole('link', { name: 'Practise speaking' }).click();
  await page.getByRole('heading', { name: 'Quick Practice', level: 1 }).waitFor();
});

/** How often a second the sound crosses zero upwards, where it is loud. */
function hertzOf(sound: Buffer): number {
  const samples = Array.from({ length: sound.length / 2 }, (_sample, at) => sound.readInt16LE(at * 2));
  const crossings = samples.flatMap((sample, at) => ((samples[at - 1] ?? 0) < 0 && sample >= 0 ? [at] : []));
  const periods = crossings
    .flatMap((at, place) => at - (crossings[place - 1] ?? at))
    .filter((one) => one > 0);
  return 16_000 / (periods.toSorted((one, other) => one - other)[Math.floor(periods.length / 2)] ?? 1);
}

it('keeps what was recorded when the page is loaded anew in the middle', async () => {
  const page = await open();
  await page.goto('/microphone');
  await switchOn(page);
  await record(page, 3);
  await page.reload();
  await page.getByText(/^The page was left while you recorded\. [2-9] s of it are kept\.$/).waitFor();
  await hear(page);
  await switchOn(page);
  await record(page, 0);
  await stop(page);
  await expectHeardWell(page);
  expect(await page.getByText('The page was left').count()).toBe(0);
});

/** How much sound this browser keeps: pieces of a second. */
const keptPieces = (page: Page) =>
  page.evaluate(async () => {
    // To open it would make it, without what the page puts into a new one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'recordings')) return 0;
    const opened = Promise.withResolvers<IDBDatabase>();
    const opening = indexedDB.open('recordings');
    opening.addEventListener('success', () => opened.resolve(opening.result));
    const database = await opened.promise;
    const counted = Promise.withResolvers<number>();
    const counting = database.transaction('pieces').objectStore('pieces').count();
    counting.addEventListener('success', () => counted.resolve(counting.result));
    const count = await counted.promise;
    database.close();
    return count;
  });

it('forgets recordings after a week, and those of an account that is deleted at once', async () => {
  const user = await site.registerAndLogIn();
  const page = await open({ as: user });
  const leaveInTheMiddle = async () => {
    await page.goto('/microphone');
    await switchOn(page);
    await button(page, 'Record the sentence').click();
    await expect.poll(() => keptPieces(page)).toBeGreaterThan(0);
  };
  await leaveInTheMiddle();
  const now = Date.now();
  await page.clock.setFixedTime(now + 6 * dayMs);
  await page.goto('/microphone');
  await page.getByText('The page was left while you recorded.').waitFor();
  await page.clock.setFixedTime(now + 8 * dayMs);
  await page.goto('/microphone');
  await expect.poll(() => keptPieces(page)).toBe(0);

  await page.clock.setFixedTime(now);
  await leaveInTheMiddle();
  await page.goto('/profile');
  await button(page, 'Delete my account').click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(user.password);
  await button(page, 'Delete for good').click();
  await expect.poll(() => keptPieces(page)).toBe(0);
});
