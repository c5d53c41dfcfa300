import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { expectAccessible } from '#student/testing/expect-accessible.ts';
import { unreachable, type Answers } from '#student/testing/fake-api.ts';
import { failingMicrophone, fakeMicrophone } from '#student/testing/fake-microphone.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { settingsAnswers } from '#student/testing/accounts/settings.ts';
import {
  beginRecording,
  fakeRecorderTime,
  leaveRecording,
  recordAnswer,
  recordedDialog,
  skipUntil,
  spokenPracticeAnswers,
  stopRecording,
} from '#student/testing/practice/spoken.ts';

const { SRA } = sampleQuestions;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const recorder = page.getByRole('region', { name: 'Recorder' });
const offer = page.getByRole('status').filter({ hasText: 'You recorded this before' });
const score = page.getByRole('region', { name: /^Score [\d.]+\/\d+$/ });
const submit = () => recordedDialog.getByRole('button', { name: 'Submit', exact: true }).click();
const secondsUsed = () => {
  const share = page.getByRole('progressbar', { name: 'Time used' }).query()?.getAttribute('aria-valuenow');
  return (Number(share) / 100) * catalogue.SRA.answeringTime;
};

const open = (more: Answers = {}) =>
  renderPage(`/exercise?uid=${SRA.uid}`, {
    user: student,
    api: { ...settingsAnswers(student), ...spokenPracticeAnswers(SRA), ...more },
  });

async function recordOn() {
  await beginRecording('SRA');
  await skipUntil(() => secondsUsed() > 2);
}

it('explains how to allow a microphone that was refused', async () => {
  failingMicrophone('NotAllowedError');
  await open();
  await button('Start').click();
  const dialog = page.getByRole('dialog', { name: 'Microphone permission denied' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(recorder.getByText('Microphone blocked')).toBeVisible();
  await expect.element(recorder.getByText('This page may not use the microphone.')).toBeVisible();
  await button('Try again').click();
  await dialog.getByRole('button', { name: 'I understand' }).click();
  await expect.element(button('Start')).toBeVisible();
});

it('submits what was recorded before the microphone was unplugged', async () => {
  const { unplug } = fakeMicrophone();
  fakeRecorderTime();
  const { api } = await open();
  await recordOn();
  unplug();
  await expect
    .element(recordedDialog.getByText('The microphone was disconnected while you recorded.'))
    .toBeVisible();
  await submit();
  await expect.element(score).toBeVisible();
  expect(api.inputsOf('saveQuestionDone')).toHaveLength(1);
});

it('ends a recording when its sound is interrupted, discards it, and records again', async () => {
  const { interrupt } = fakeMicrophone();
  fakeRecorderTime();
  const { api, goTo } = await open();
  await recordOn();
  interrupt();
  await expect.element(recorder.getByText('The sound was interrupted')).toBeVisible();
  await expect.element(recorder.getByText(/It costs no credit\. Record again\.$/)).toBeVisible();
  expect(recordedDialog.query()).toBeNull();
  expect(button('Listen and submit').query()).toBeNull();
  await expectAccessible('a recording that was interrupted');
  goTo(location.href);
  await expect.element(button('Start')).toBeVisible();
  expect(offer.query()).toBeNull();
  await recordAnswer('SRA');
  await submit();
  await expect.element(score).toBeVisible();
  expect(api.inputsOf('saveQuestionDone')).toHaveLength(1);
  const finished = api.inputsOf('finishRecording').map(({ recordingId }) => recordingId);
  expect(new Set(finished).size).toBe(1);
});

it('records without a connection, offers the recording after a reload, and submits it once', async () => {
  fakeMicrophone();
  fakeRecorderTime();
  const { api, goTo } = await open({ uploadRecordingPiece: unreachable });
  await recordAnswer('SRA');
  await submit();
  await expect.element(recordedDialog.getByText('Your recording is saved and will be sent')).toBeVisible();
  goTo(location.href);
  await expect.element(offer.getByText(/^It was not submitted\. \d s are saved\.$/)).toBeVisible();
  await button('Listen and submit it').click();
  await submit();
  await expect.element(recordedDialog.getByText('Your recording is saved and will be sent')).toBeVisible();
  expect(score.query()).toBeNull();
  api.answer(spokenPracticeAnswers(SRA));
  window.dispatchEvent(new Event('online'));
  await expect.element(score).toBeVisible();
  expect(api.inputsOf('saveQuestionDone')).toHaveLength(1);

  await leaveRecording(`user:${student.id}`, `practice/${SRA.uid}`);
  goTo(location.href);
  await button('Try again').click();
  await expect.element(offer.getByText('2 s are saved.')).toBeVisible();
  await button('Discard it').click();
  await expect.element(offer).not.toBeInTheDocument();
  goTo(location.href);
  await expect.element(button('Start')).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
});

it('stops at silence, explains why, and records on once the student switches that off', async () => {
  fakeMicrophone({ isMuted: true });
  fakeRecorderTime();
  const { api, goTo } = await open();
  await beginRecording('SRA');
  await expect.element(recorder.getByText('Nothing recorded')).toBeVisible();
  await expect.element(recorder.getByText('Silence detected')).toBeVisible();
  expect(recordedDialog.query()).toBeNull();

  const dialog = page.getByRole('dialog', { name: 'Silence detection feature' });
  await button('Why did it stop?').click();
  await expect.element(dialog).toBeVisible();
  await expectAccessible('why a recording stopped');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await button('Why did it stop?').click();
  await expect
    .element(dialog.getByRole('link', { name: 'Open Settings' }))
    .toHaveAttribute('href', '/profile?openSettings=true');

  api.answer(settingsAnswers({ ...student, stepsDone: ['should_auto_silence_off'] }));
  goTo(location.href);
  await recordOn();
  await stopRecording(button('Stop recording'));
  await expect.element(recorder.getByText('Nothing recorded')).toBeVisible();
  expect(recorder.getByText('Silence detected').query()).toBeNull();
  expect(api.inputsOf('saveQuestionDone')).toEqual([]);
});

it('explains that a recording could not be scored, and takes another one', async () => {
  fakeMicrophone();
  fakeRecorderTime();
  const answers = spokenPracticeAnswers(SRA);
  const { api, live } = await open({
    fetchOwnAttempts() {
      const { attempts } = answers.fetchOwnAttempts().body;
      const failed = attempts.map((one) => ({ ...one, scores: [], failure: 'It cannot be heard.' }));
      return { status: 200, body: { attempts: failed } };
    },
    saveQuestionDone: answers.saveQuestionDone,
  });
  await recordAnswer('SRA');
  await submit();
  await expect.element(page.getByRole('status').filter({ hasText: 'Error 2: Contact team' })).toBeVisible();
  api.answer(answers);
  await button('Try again').click();
  await recordAnswer('SRA');
  await submit();
  await expect.poll(() => api.inputsOf('saveQuestionDone')).toHaveLength(2);
  live.send({ kind: 'changed', resource: 'attempts', position: '7' });
  await expect.element(score).toBeVisible();
});
