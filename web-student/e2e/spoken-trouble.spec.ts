import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { Defect } from '#domain/core/defect.ts';
import { fetchCredits } from '#domain/credits/contract.ts';
import { fetchRecording, uploadRecordingPiece } from '#domain/speaking/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import { startTestSite, type TestSite } from '#infra/testing/e2e.ts';
import { createQuickSpeech } from '#services/analysis/testing/quick-analysis.ts';
import { expectSound } from './accessibility.ts';
import { cutAmongPieces, cutAroundAnswer } from './cut-line.ts';
import { holdMicrophone, launchRefusing, launchWithMicrophone } from './fake-microphone.ts';
import {
  anyScore,
  beginRecording,
  button,
  openSpoken,
  recordAnswer,
  recordedDialog,
  recorder,
  scoredAttempts,
  secondsUsed,
  seedSpoken,
  spokenQuestion,
  stopRecording,
  submitRecording,
} from './spoken.ts';
import { openPage, savedHere } from './support.ts';

const { uid } = spokenQuestion('SRA');

const quick = createQuickSpeech();
let canBeHeard = true;

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    startTestSite({
      questions: 'none',
      temporal: true,
      speech: {
        score: (answer) => (canBeHeard ? quick.score(answer) : Promise.reject(new Defect('cannot be heard'))),
      },
    }),
    launchWithMicrophone(),
  ]);
  await seedSpoken(site, ['SRA']);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function openAs(where = browser): Promise<{ page: Page; user: TestUser }> {
  const user = await site.registerAndLogIn();
  return { page: await openPage(where, site, { as: user }), user };
}

const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
/** A recording of at least two pieces is made. */
const recordOn = async (page: Page) => {
  await beginRecording(page, 'SRA');
  await expect.poll(() => secondsUsed(page)).toBeGreaterThan(2);
};

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
/** Keeps hold of what is given to the page's player, which is what the microphone gave. To be called before the page is opened. */
async function holdRecorded(page: Page): Promise<{ hash: () => Promise<string> }> {
  await page.addInitScript(() => {
    const makeUrl = URL.createObjectURL;
    URL.createObjectURL = (source) => {
      Reflect.set(globalThis, 'recorded', source);
      return makeUrl(source);
    };
  });
  return {
    async hash() {
      const bytes = await page.evaluate(async () => {
        const recorded = Reflect.get(globalThis, 'recorded') as Blob;
        return [...new Uint8Array(await recorded.arrayBuffer())];
      });
      return sha256(Uint8Array.from(bytes));
    },
  };
}
/** Of what the server has under that name. */
async function hashOfKept({ token }: TestUser, recording: string): Promise<string> {
  const kept = await fetch(new URL(fetchRecording.path.replace(':recording', recording), site.url), {
    headers: { authorization: `Bearer ${token}` },
  });
  return sha256(new Uint8Array(await kept.arrayBuffer()));
}

it('says how to allow a microphone that was refused', async () => {
  const refusing = await launchRefusing();
  try {
    const { page } = await openAs(refusing);
    await openSpoken(page, 'SRA');
    await button(page, 'Start').click();
    const dialog = page.getByRole('dialog', { name: 'Microphone permission denied' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect
      .poll(() => recorder(page).getByText('This page may not use the microphone.').count())
      .toBe(1);
    await button(page, 'Try again').click();
    await Promise.all([
      page.waitForEvent('load'),
      dialog.getByRole('button', { name: 'I understand' }).click(),
    ]);
    await button(page, 'Start').waitFor();
  } finally {
    await refusing.close();
  }
});

it('keeps and submits what was recorded when the microphone is unplugged in the middle', async () => {
  const { page, user } = await openAs();
  const { unplug } = await holdMicrophone(page);
  await openSpoken(page, 'SRA');
  await recordOn(page);
  await unplug();
  await recordedDialog(page).getByText('The microphone went away while you recorded.').waitFor();
  await submitRecording(page);
  await anyScore(page).waitFor();
  await expect.poll(() => scoredAttempts(user, uid, 1)).toHaveLength(1);
});

it('records on while the line is away, and submits once when it is back', async () => {
  const { page, user } = await openAs();
  await openSpoken(page, 'SRA');
  await beginRecording(page, 'SRA');
  await page.context().setOffline(true);
  await stopRecording(page);
  await submitRecording(page);
  await recordedDialog(page).getByText('The line is away.').waitFor();
  await expect.poll(() => anyScore(page).count()).toBe(0);
  await page.context().setOffline(false);
  await anyScore(page).waitFor();
  await scoredAttempts(user, uid, 1);
});

it('loses nothing of a recording whose line is cut among its pieces, and twice at its answer', async () => {
  const { page, user } = await openAs();
  const { cut } = await cutAmongPieces(page, 2);
  const answer = await cutAroundAnswer(page);
  const recorded = await holdRecorded(page);
  const line = (isThere: boolean) => page.context().setOffline(!isThere);
  await openSpoken(page, 'SRA');
  await beginRecording(page, 'SRA');
  await cut;
  const cutAt = await secondsUsed(page);
  await expect.poll(() => secondsUsed(page)).toBeGreaterThan(cutAt + 1);
  await stopRecording(page);
  await recordedDialog(page).waitFor();
  const hash = await recorded.hash();
  await submitRecording(page);
  await recordedDialog(page).getByText('The line is away.').waitFor();

  await line(true);
  await answer.before;
  await page.getByText(savedHere).waitFor();
  await scoredAttempts(user, uid, 0);

  await line(true);
  await answer.after;
  await scoredAttempts(user, uid, 1);
  await line(true);
  await anyScore(page).waitFor();
  const [attempt] = await scoredAttempts(user, uid, 1);
  expect(attempt?.answer).toMatchObject({ recording: hash });
  expect(await hashOfKept(user, hash)).toBe(hash);
});

it('offers after a reload what was on its way, and what was being recorded', async () => {
  const { page, user } = await openAs();
  const uploads = `**${uploadRecordingPiece.path}*`;
  await page.route(uploads, (route) => route.abort());
  await openSpoken(page, 'SRA');
  await recordAnswer(page, 'SRA');
  await submitRecording(page);
  await recordedDialog(page).getByText('The line is away.').waitFor();
  await page.unroute(uploads);
  await page.reload();
  const offer = page.getByRole('status').filter({ hasText: 'You recorded this before' });
  await offer.getByText('It was not submitted. 2 s of it are kept.').waitFor();
  await button(page, 'Hear and submit it').click();
  await submitRecording(page);
  await anyScore(page).waitFor();
  await scoredAttempts(user, uid, 1);

  await button(page, 'Try again').click();
  await recordOn(page);
  await page.reload();
  await offer.getByText('The page was left while you recorded.').waitFor();
  await button(page, 'Put it away').click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await button(page, 'Start').waitFor();
  await expect.poll(() => offer.count()).toBe(0);
});

it('has a recording and a score for each of two tabs', async () => {
  const { page, user } = await openAs();
  const other = await page.context().newPage();
  for (const tab of [page, other]) await openSpoken(tab, 'SRA');
  await recordAnswer(page, 'SRA');
  await recordAnswer(other, 'SRA');
  await submitRecording(page);
  await anyScore(page).waitFor();
  // The other tab shows that there is an answer now; what it recorded itself is kept for the next one.
  await anyScore(other).waitFor();
  await button(other, 'Try again').click();
  await other.getByText('You recorded this before').waitFor();
  await button(other, 'Hear and submit it').click();
  await submitRecording(other);
  const attempts = await scoredAttempts(user, uid, 2);
  expect(new Set(attempts.map(({ answer }) => JSON.stringify(answer))).size).toBe(2);
});

it('says at once that nothing was recorded, sends nothing, and tells of the stop at silence', async () => {
  const { page, user } = await openAs();
  const { body: before } = await user.call(fetchCredits, {});
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.resolve(new AudioContext().createMediaStreamDestination().stream);
  });
  await openSpoken(page, 'SRA');
  await beginRecording(page, 'SRA');
  await recorder(page).getByText('Nothing recorded').waitFor();
  await recorder(page).getByText('Silence detected').waitFor();
  await expect.poll(() => recordedDialog(page).count()).toBe(0);
  const { body: after } = await user.call(fetchCredits, {});
  expect(after).toEqual(before);
  await scoredAttempts(user, uid, 0);

  await button(page, 'Why did it stop?').click();
  await page.getByRole('dialog', { name: 'Silence detection feature' }).waitFor();
  await expectSound(page);
  await dialogButton(page, 'Cancel').click();
  await button(page, 'Why did it stop?').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open Settings' }).click();
  const stops = page.getByRole('switch', { name: 'Stop a recording at silence' });
  await stops.waitFor();
  await expect.poll(() => stops.isChecked()).toBe(true);
  await stops.click();
  await page.getByText('User updated!').waitFor();

  await openSpoken(page, 'SRA');
  await beginRecording(page, 'SRA');
  await expect.poll(() => secondsUsed(page)).toBeGreaterThan(4);
  await stopRecording(page);
  await recorder(page).getByText('Nothing recorded').waitFor();
  await expect.poll(() => recorder(page).getByText('Silence detected').count()).toBe(0);
});

it('says that a recording could not be scored, gives the credit back, and takes another one', async () => {
  const { page, user } = await openAs();
  const balance = async () => (await user.call(fetchCredits, {})).body.speakingCredits;
  const before = await balance();
  await openSpoken(page, 'SRA');
  canBeHeard = false;
  try {
    await recordAnswer(page, 'SRA');
    await submitRecording(page);
    await page.getByRole('status').filter({ hasText: 'Error 2: Contact team' }).waitFor();
  } finally {
    canBeHeard = true;
  }
  await expect.poll(balance).toBe(before);
  await button(page, 'Try again').click();
  await recordAnswer(page, 'SRA');
  await submitRecording(page);
  await anyScore(page).waitFor();
  await expect.poll(balance).toBe(before - 1);
});
