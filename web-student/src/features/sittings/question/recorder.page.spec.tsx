import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { fakeMicrophone } from '#student/testing/fake-microphone.ts';
import { fakeTime, type FakeTime } from '#student/testing/fake-time.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { fakeSitting } from '#student/testing/mock-tests/sitting.ts';

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

/** In steps, so that audio arrives in between. */
const passUntil = (time: FakeTime, isTrue: () => boolean) =>
  expect
    .poll(async () => {
      await time.pass(0.5);
      return isTrue();
    })
    .toBe(true);

it('gives another tab neither a longer wait nor a second recording', async () => {
  const time = fakeTime();
  fakeMicrophone();
  const sitting = fakeSitting(test);
  const { api, goTo } = await renderPage('/mock-test', { user: student, api: sitting.answers });
  // A new tab may use the microphone only after a user action.
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
  await expect.element(recorder.getByText('Time is up', { exact: true })).toBeVisible();
  expect(button('Record again').query()).toBeNull();
  await button('Submit and finish').click();
  await button('Continue').click();
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
  await expect.element(recorder.getByText('We cannot hear you. Speak louder or move closer.')).toBeVisible();
  await expect.element(recorder.getByText(/^0:0[4-9] of/)).toBeVisible();
  await expect.element(recorder.getByText('Recording', { exact: true })).toBeVisible();
});

it('continues after a short gap, and restarts a broken recording once with its time returned', async () => {
  const time = fakeTime();
  const { interrupt, resume } = fakeMicrophone();
  const sitting = fakeSitting(test);
  const { api } = await renderPage('/mock-test', {
    user: student,
    api: {
      ...sitting.answers,
      uploadRecordingPiece: () => ({ status: 200, body: { bytes: 1 } }),
      finishRecording: ({ recording }) => ({ status: 200, body: { recording, bytes: 1 } }),
    },
  });
  await button('Start the test').click();
  await expect.element(wait).toBeVisible();
  const head = recorder.getByText('Recording', { exact: true });
  const silenced = recorder.getByText('Your microphone records no sound');
  await time.pass((await secondsToStart()) - 2);
  await passUntil(time, () => head.query() !== null);
  interrupt();
  await expect.element(silenced).toBeVisible();
  resume();
  await expect.element(head).toBeVisible();
  interrupt();
  await time.pass(3);
  await expect.element(recorder.getByText(/You can record this answer once more/)).toBeVisible();
  await expect.poll(() => api.inputsOf('reportBrokenRecording')).toMatchObject([{ uid: expect.any(String) }]);
  await expect.element(page.getByText(/: the sound of your recording was interrupted from/)).toBeVisible();
  expectOneGift(sitting.state());

  await button('Record again').click();
  await expect.element(wait).toBeVisible();
  expect(await secondsToStart()).toBeLessThanOrEqual(3);
  await passUntil(time, () => head.query() !== null);
  interrupt();
  await time.pass(5);
  await expect.element(silenced).toBeVisible();
  const sent = api.inputsOf('uploadRecordingPiece').length;
  await expect.poll(() => api.inputsOf('uploadRecordingPiece').length).toBeGreaterThan(sent);
  await time.pass(catalogue.SRA.answeringTime);
  await expect.element(recorder.getByText('Recorded', { exact: true })).toBeVisible();
  expect(api.inputsOf('reportBrokenRecording')).toHaveLength(1);
});

function expectOneGift(state: ReturnType<ReturnType<typeof fakeSitting>['state']>) {
  expect(state.status === 'running' && state.givenBack).toMatchObject([{ cause: 'sound_interrupted' }]);
}

it('announces a time mark after the recording in which it falls', async () => {
  const time = fakeTime();
  fakeMicrophone();
  const sitting = fakeSitting({
    ...test,
    sections: oneClock('speaking', catalogue.SRA.waitingTime + 50, [{ type: 'SRA', count: 1 }]),
  });
  await renderPage('/mock-test', {
    user: student,
    api: {
      ...sitting.answers,
      uploadRecordingPiece: () => ({ status: 200, body: { bytes: 1 } }),
      finishRecording: ({ recording }) => ({ status: 200, body: { recording, bytes: 1 } }),
    },
  });
  const vibrated = vi.spyOn(navigator, 'vibrate');
  const live = () =>
    [...document.querySelectorAll('[role=status]:not([aria-live=off]), [role=alert], [aria-live=polite]')]
      .map(({ textContent }) => textContent)
      .join('');
  await button('Start the test').click();
  await expect.element(wait).toBeVisible();
  await time.pass((await secondsToStart()) - 2);
  await passUntil(time, () => recorder.getByText('Recording', { exact: true }).query() !== null);
  const before = live();
  expect(before).not.toMatch(/Recording$/);
  const left = page.getByRole('timer');
  await passUntil(time, () => /0:2\d$/.test(left.element().textContent ?? ''));
  expect(vibrated).toHaveBeenCalled();
  expect(live()).toBe(before);
  await button('Stop recording').click();
  await expect.poll(live).toMatch(/\d+ s left\./);
});
