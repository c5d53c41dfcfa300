import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/mock-tests/testing/one-clock.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { fakeMicrophone } from '../../testing/fake-microphone.ts';
import { fakeTime } from '../../testing/fake-time.ts';
import { student } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeSitting } from '../../testing/sitting.ts';

const test: MockTestBlueprint = {
  mockTestId: 'speaking_sprint',
  mockTestCategory: 'sprint',
  name: 'Speaking sprint',
  description: 'One text to read.',
  sections: oneClock('speaking', 900, [{ type: 'SRA', count: 1 }]),
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const recorder = page.getByRole('region', { name: 'Recorder' });
const wait = recorder.getByText(/^Starts in \d+$/);
const secondsToStart = async () =>
  Number(((await wait.findElement()).textContent ?? '').replace('Starts in ', ''));

it('gives another tab neither a longer wait nor a second recording', async () => {
  const time = fakeTime();
  fakeMicrophone();
  const sitting = fakeSitting(test);
  const { api, goTo } = await renderPage('/mock-test', { user: student, api: sitting.answers });
  // A tab may not use the microphone before the student presses something in it.
  const openTab = () => {
    vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(false);
    goTo(location.href);
    return button('Start').click();
  };
  await button('Start the test').click();
  await expect.element(wait).toBeVisible();
  await time.pass(10);
  await expect.poll(secondsToStart).toBeLessThanOrEqual(catalogue.SRA.waitingTime - 10);
  const before = await secondsToStart();
  await openTab();
  expect(await secondsToStart()).toBeLessThanOrEqual(before);

  sitting.pass(600);
  await openTab();
  await expect.element(recorder.getByText('The time is over', { exact: true })).toBeVisible();
  expect(button('Record again').query()).toBeNull();
  await button('Submit and finish').click();
  await button('Go on').click();
  await expect
    .poll(() => api.inputsOf('saveMockTestQuestion'))
    .toMatchObject([{ answer: { type: 'SRA', recording: '' } }]);
});

it('warns of silence and records on: a test has one recording', async () => {
  const time = fakeTime();
  fakeMicrophone({ isMuted: true });
  const { answers } = fakeSitting(test);
  await renderPage('/mock-test', {
    user: student,
    api: { ...answers, uploadRecordingPiece: () => ({ status: 200, body: { bytes: 1 } }) },
  });
  await button('Start the test').click();
  await expect.element(wait).toBeVisible();
  await time.pass(catalogue.SRA.waitingTime);
  await expect.element(recorder.getByText('Nothing is heard. Speak louder or come closer.')).toBeVisible();
  await expect.element(recorder.getByText(/^0:0[4-9] of/)).toBeVisible();
  await expect.element(recorder.getByText('Recording', { exact: true })).toBeVisible();
});
