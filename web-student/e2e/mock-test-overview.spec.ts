import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { tryLine } from '#domain/clock/contract.ts';
import type { CommandContext } from '#domain/core/journal.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { didMockTestOverview } from '#domain/mock-tests/list-contract.ts';
import { oneClock } from '#domain/mock-tests/testing/one-clock.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { eventually, type TestUser } from '#infra/testing/api.ts';
import { startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { expectScheme, expectSound, looks } from './accessibility.ts';
import { launchWithMicrophone, launchWithout } from './fake-microphone.ts';
import { openPage, type OpenOptions } from './support.ts';

const exam: MockTestBlueprint = {
  mockTestId: 'small_exam',
  mockTestCategory: 'sprint',
  name: 'Small exam',
  description: 'Two parts, with something to say.',
  sections: [
    ...oneClock('speaking' as const, 120, [{ type: 'SRS' as const, count: 1 }]),
    ...oneClock('reading' as const, 300, [{ type: 'RSA' as const, count: 2 }]),
  ],
};
const reading: MockTestBlueprint = {
  mockTestId: 'small_reading',
  mockTestCategory: 'sprint',
  name: 'Small reading',
  description: 'One part, with two questions.',
  sections: oneClock('reading', 300, [{ type: 'RSA' as const, count: 2 }]),
};
const context = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: new Date().toISOString(),
});

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({ mockTests: [exam, reading], questions: 'none' }),
    launchWithMicrophone(),
  ]);
  for (const [type, uid] of [
    ['SRS', 'SRS-9001'],
    ['RSA', 'RSA-9001'],
    ['RSA', 'RSA-9002'],
  ] as const) {
    await draftQuestion(site.dependencies, { ...sampleQuestions[type], uid, reserved: true }, context());
    await publishQuestion(site.dependencies, uid, context());
  }
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const card = (page: Page, { name }: MockTestBlueprint) => page.getByRole('region', { name, exact: true });
const startOf = (page: Page, test: MockTestBlueprint) =>
  card(page, test).getByRole('button', { name: 'Start the test' });
const overviewOf = (page: Page, test: MockTestBlueprint) =>
  card(page, test).getByRole('link', { name: 'Overview and equipment' });

/** The list, once its tests can be started. */
async function openList(user: TestUser, options: OpenOptions = {}): Promise<Page> {
  const page = await openPage(browser, site, { as: user, ...options });
  await eventually(async () => {
    await page.goto('/mock-test');
    await startOf(page, exam).waitFor({ timeout: 3000 });
  });
  return page;
}
const openOverview = async ({ mockTestId }: MockTestBlueprint, options: OpenOptions = {}) => {
  const page = await openList(await site.registerAndLogIn(), options);
  await page.goto(`/mock-test/overview?id=${mockTestId}`);
  await page.getByRole('heading', { name: 'How it goes' }).waitFor();
  return page;
};
const variantOf = (page: Page, test: MockTestBlueprint) => startOf(page, test).getAttribute('data-variant');

it('offers the overview first to those who have not seen it, and Start is one press away all the time', async () => {
  const user = await site.registerAndLogIn();
  const page = await openList(user);
  expect(await variantOf(page, exam)).toBe('default');
  await overviewOf(page, exam).click();
  await page.getByRole('heading', { name: 'Small exam', level: 1 }).waitFor();
  const parts = page.getByRole('region', { name: 'What is asked' });
  expect(await parts.getByRole('listitem').allTextContents()).toEqual([
    'Speaking: 1 question, about 2 min',
    'Reading: 2 questions, about 5 min',
  ]);
  await parts.getByText('You need about 7 min, without the rests between the parts.').waitFor();
  await page.getByText('Each recording is heard once.').waitFor();
  await page.getByText('go on within seven days').waitFor();
  await page.getByRole('link', { name: 'All mock tests' }).click();

  // From now on, also on another machine, Start stands in front.
  await expect.poll(() => variantOf(page, exam)).toBe('filled');
  const other = await openList(user);
  await expect.poll(() => variantOf(other, exam)).toBe('filled');
  await overviewOf(other, reading).click();
  await other.getByRole('heading', { name: 'Small reading', level: 1 }).waitFor();
  await other.getByRole('button', { name: 'Start the test' }).click();
  await other.getByText('Small reading · Question 1 of 2').waitFor();

  // A running test is gone on with, and not explained.
  await page.goto('/mock-test/overview?id=small_reading');
  await page.getByRole('link', { name: 'Continue the test' }).click();
  await page.getByText('Small reading · Question 1 of 2').waitFor();
});

it('the mark is the call of the specification, and nothing is said where it is not taken', async () => {
  const page = await openList(await site.registerAndLogIn());
  let asked = 0;
  await page.route(`**${didMockTestOverview.path}`, (route) => {
    asked += 1;
    return route.abort();
  });
  await overviewOf(page, exam).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'All mock tests' }).click();
  await expect.poll(() => variantOf(page, exam)).toBe('default');
  expect(await page.getByText('Your setting is as it was.').count()).toBe(0);
});

it('says when the test ends by the time of day, and goes with it', async () => {
  const page = await openOverview(reading);
  const end = page.getByText('Started now, it ends at about').getByText(/^\d\d:\d\d$/);
  const minutes = async () => {
    const [hour = 0, minute = 0] = ((await end.textContent()) ?? '').split(':').map(Number);
    return hour * 60 + minute;
  };
  // The minute may turn while this is looked at; the day and summer time may end before the test does.
  const expected = await page.evaluate(() =>
    [5, 6].map((later) => {
      const time = new Date(Date.now() + later * 60_000);
      return time.getHours() * 60 + time.getMinutes();
    }),
  );
  expect(expected).toContain(await minutes());
});

it('tells of an address that names no test', async () => {
  const page = await openPage(browser, site, { as: await site.registerAndLogIn() });
  await page.goto('/mock-test/overview?id=none');
  await page.getByRole('heading', { name: 'No such test' }).waitFor();
  await page.getByRole('link', { name: 'Go to the mock tests' }).click();
  await startOf(page, exam).waitFor();
  expect(new URL(page.url()).pathname).toBe('/mock-test');
});

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

it('plays notes, and helps where they are not heard', async () => {
  const page = await openOverview(exam);
  const sound = group(page, 'Sound');
  // They are short, and the machine may be busy.
  await page.evaluate(() => {
    for (const audio of document.querySelectorAll('audio')) audio.loop = true;
  });
  await sound.getByRole('slider', { name: 'Volume' }).press('End');
  await sound.getByRole('button', { name: 'Play four notes' }).click();
  expect(await page.evaluate(() => localStorage.getItem('volume'))).toBe('1');
  await sound.getByRole('button', { name: 'I hear nothing' }).click();
  await sound.getByText('Is the headset plugged in').waitFor();
  await sound.getByRole('button', { name: 'Pause the notes' }).click();
  await sound.getByRole('button', { name: 'Play four notes' }).waitFor();
  await sound.getByRole('button', { name: 'Now I hear it' }).click();
  await sound.getByText('Your sound works.').waitFor();

  await page.reload();
  await sound.getByRole('button', { name: 'Play four notes' }).click();
  await sound.getByRole('button', { name: 'I hear it', exact: true }).click();
  await sound.getByText('Your sound works.').waitFor();
});

it('tells what the browser lacks for spoken answers', async () => {
  const page = await openOverview(exam);
  const microphone = group(page, 'Microphone');
  await microphone.getByText('Your browser can do all that spoken answers need.').waitFor();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
  });
  await page.reload();
  await microphone.getByRole('listitem').filter({ hasText: 'This browser cannot record.' }).waitFor();
  await expectSound(page, 'an overview in a browser that cannot record');
});

it('has a sentence recorded and heard before a test in which one speaks', async () => {
  const page = await openOverview(exam);
  const microphone = group(page, 'Microphone');
  await microphone.getByRole('button', { name: 'Switch on the microphone' }).click();
  await expect
    .poll(() => page.getByRole('meter', { name: 'Level' }).getAttribute('aria-valuetext'))
    .toBe('Good');
  await microphone.getByRole('button', { name: 'Record the sentence' }).click();
  const stop = microphone.getByRole('button', { name: 'Stop recording' });
  await expect.poll(() => stop.getAttribute('aria-disabled')).toBe('false');
  await stop.click();
  await microphone.getByRole('button', { name: 'Listen to it' }).click();
  await microphone.getByRole('button', { name: 'It sounds right' }).click();
  await microphone.getByText('This microphone is ready').waitFor();

  // Nothing is asked of the microphone where nothing is spoken, nor of the sound where nothing is heard.
  await page.goto('/mock-test/overview?id=small_reading');
  await group(page, 'Line').waitFor();
  expect(await group(page, 'Microphone').or(group(page, 'Sound')).count()).toBe(0);
});

it('measures the line, and says where there is none', async () => {
  const page = await openOverview(exam);
  const line = group(page, 'Line');
  const sent = page.waitForRequest((request) => request.url().endsWith(tryLine.path));
  await line.getByRole('button', { name: 'Test the line', exact: true }).click();
  expect((await sent).postDataBuffer()?.length).toBeGreaterThan(192_000);
  await line.getByText(/^Our server answers in \d+ ms; you send [\d.]+ [Mk]bit\/s\.$/).waitFor();
  await line.getByText(/^Your line is (good|slow)\./).waitFor();

  await page.route(`**${tryLine.path}`, (route) => route.abort());
  await line.getByRole('button', { name: 'Test the line again' }).click();
  await line.getByRole('alert').waitFor();
  await page.context().setOffline(true);
  await line.getByText('You are offline.').waitFor();
});

it.each(looks)('is sound in %s at %i px', async (colorScheme, width) => {
  const page = await openOverview(exam, { colorScheme, viewport: { width, height: 800 } });
  await expectScheme(page, colorScheme);
  await expectSound(page);
  await group(page, 'Sound').getByRole('button', { name: 'Play four notes' }).click();
  await group(page, 'Sound').getByRole('button', { name: 'I hear nothing' }).click();
  await group(page, 'Microphone').getByRole('button', { name: 'Switch on the microphone' }).click();
  await page.getByRole('meter', { name: 'Level' }).waitFor();
  await group(page, 'Line').getByRole('button', { name: 'Test the line' }).click();
  await group(page, 'Line').getByText('Our server answers').waitFor();
  await expectSound(page, 'the equipment while it is checked');
});

describe('the introduction before a test in which one speaks', () => {
  it('is recorded and heard, and nothing of it leaves the page', async () => {
    const page = await openOverview(exam);
    await page.evaluate(() => localStorage.setItem('superQuickTest', 'true'));
    const sent: string[] = [];
    page.on('request', (request) => void sent.push(request.url()));
    await page.getByRole('link', { name: 'Introduce yourself first' }).click();
    await page.getByText('25 seconds to prepare and 30 seconds to speak').waitFor();
    await page.getByRole('button', { name: 'Begin the introduction' }).click();
    await page
      .getByRole('timer')
      .getByText(/^Recording begins in [1-4]$/)
      .waitFor();
    const stop = page.getByRole('button', { name: 'Stop recording' });
    await expect.poll(() => stop.getAttribute('aria-disabled')).toBe('false');
    await page.keyboard.press('Tab');
    expect(await stop.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('It is forgotten when you leave this page.').waitFor();
    await page.getByRole('button', { name: 'Listen to it' }).click();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('audio')?.played.length))
      .toBeGreaterThan(0);

    // Once more, and to the end of its time.
    await page.getByRole('button', { name: 'Record it again' }).click();
    await page.getByRole('progressbar', { name: 'Time used' }).waitFor();
    await page.getByText('It is forgotten when you leave this page.').waitFor();
    expect(
      sent.filter((url) => /speaking|recording/i.test(new URL(url).pathname.replace('/assets/', ''))),
    ).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Begin the introduction' }).waitFor();
    expect(await page.getByRole('button', { name: 'Listen to it' }).count()).toBe(0);
  });

  it('may be skipped, and says so', async () => {
    const page = await openOverview(exam);
    await page.getByText('You can try it here, or skip it').waitFor();
    await page.getByRole('link', { name: 'Introduce yourself first' }).click();
    await page.getByText('You may skip the introduction').waitFor();
    await page.getByRole('link', { name: 'Back to the overview' }).click();
    await page.getByRole('link', { name: 'Introduce yourself first' }).click();
    await page.getByText('You may skip the introduction').waitFor();
    await page.getByRole('button', { name: 'Start the test' }).click();
    await page.getByText('Small exam · Part 1 of 2, speaking · Question 1 of 1').waitFor();
    expect(new URL(page.url()).pathname).toBe('/mock-test/exercise');
  });

  it('is not there before a test that does not open with it', async () => {
    const page = await openOverview(reading);
    expect(await page.getByRole('link', { name: 'Introduce yourself first' }).count()).toBe(0);
    await page.goto('/mock-test/introduction?id=small_reading');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/mock-test/overview');
  });

  it('says what to do without a microphone, and the test can be started all the same', async () => {
    const without = await launchWithout();
    try {
      const page = await openPage(without, site, { as: await site.registerAndLogIn() });
      await page.goto('/mock-test/introduction?id=small_exam');
      await page.getByRole('button', { name: 'Begin the introduction' }).click();
      await page.getByRole('alert').getByText('No microphone was found.').waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('alert').getByText('No microphone was found.').waitFor();
      expect(await page.getByRole('button', { name: 'Start the test' }).isEnabled()).toBe(true);
    } finally {
      await without.close();
    }
  });

  it.each(looks)('is sound in %s at %i px', async (colorScheme, width) => {
    const page = await openOverview(exam, { colorScheme, viewport: { width, height: 800 } });
    await page.evaluate(() => localStorage.setItem('superQuickTest', 'true'));
    await page.goto('/mock-test/introduction?id=small_exam');
    await page.getByRole('button', { name: 'Begin the introduction' }).click();
    await page.getByRole('timer').waitFor();
    await expectScheme(page, colorScheme);
    await expectSound(page, 'the time to prepare');
    await page.getByText('It is forgotten when you leave this page.').waitFor();
    await expectSound(page, 'the recorded introduction');
  });
});
