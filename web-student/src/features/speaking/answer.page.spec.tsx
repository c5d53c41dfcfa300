import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { storageKeys } from '#student/core/storage.ts';
import { expectAccessible, looks } from '#student/testing/expect-accessible.ts';
import { fakeMicrophone } from '#student/testing/fake-microphone.ts';
import { student } from '#student/testing/people.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { settingsAnswers } from '#student/testing/accounts/settings.ts';
import {
  beginRecording,
  fakeRecorderTime,
  recordedDialog,
  spokenPracticeAnswers,
  stopRecording,
} from '#student/testing/practice/spoken.ts';

const [onPhone] = looks;
const { SRA, SRS, LSQ, SDI, SIT } = sampleQuestions;
const hrefOf = ({ uid }: { readonly uid: string }) => `/exercise?uid=${uid}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const stop = button('Stop recording');
const recorder = page.getByRole('region', { name: 'Recorder' });
const inDialog = (name: string) => recordedDialog.getByRole('button', { name, exact: true });
const score = page.getByRole('region', { name: /^Score [\d.]+\/\d+$/ });
const notes = page.getByRole('alert').filter({ has: button('Close this note') });

it('hides the text until Start, waits as long as the stored flag says, and records without a press', async () => {
  fakeMicrophone();
  const { api, goTo } = await renderPage('/microphone', {
    user: student,
    api: { ...spokenPracticeAnswers(SRA), ...settingsAnswers(student) },
  });
  localStorage.setItem(storageKeys.quickWait, 'true');
  fakeRecorderTime();
  goTo(hrefOf(SRA));
  const veil = page.getByText('Press Start to see it.');
  await expect.element(veil).toBeVisible();
  vi.setTimerTickMode('manual');
  await button('Start').click();
  await expect.element(recorder.getByText('Starts in 4')).toBeVisible();
  await expect.element(veil).not.toBeInTheDocument();
  await expect.element(recorder.getByRole('meter', { name: 'Level' })).toBeVisible();
  vi.advanceTimersByTime(4000);
  await expect.element(recorder.getByText('Recording', { exact: true })).toBeVisible();
  await expect.element(stop).toHaveAttribute('aria-disabled', 'true');
  vi.setTimerTickMode('interval');
  await stopRecording(stop);

  await expect.element(recordedDialog.getByText(/seconds recorded/)).toBeVisible();
  const plays = recordedDialog.getByRole('checkbox', { name: 'Play recording automatically' });
  await expect.element(plays).toBeChecked();
  await plays.click();
  await expect.poll(() => api.inputsOf('updateUserArray')).toEqual([{ stepsDone: 'should_playback_off' }]);
  await inDialog('Cancel').click();
  await expect.element(recorder).toHaveFocus();
  await button('Listen and submit').click();
  await expect.element(plays).not.toBeChecked();
  await expect.element(inDialog('Listen to it')).toBeVisible();
  await inDialog('Cancel').click();

  await button('Record again').click();
  await button('Start now').click();
  await stopRecording(stop);
  await inDialog('Submit').click();
  await expect.element(score).toBeVisible();
  expect(api.inputsOf('saveQuestionDone')).toHaveLength(1);
  goTo(hrefOf(SRA));
  await expect.element(score).toBeVisible();
  await button('Try again').click();
  await expect.element(button('Start')).toBeVisible();
  await expect.element(page.getByText('You recorded this before')).not.toBeInTheDocument();
});

it('records by keyboard after the track ends, and asks a visitor to log in for settings', async () => {
  fakeMicrophone();
  await renderPage(hrefOf(SRS), { api: spokenPracticeAnswers(SRS) });
  (await button('Start').findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(stop).toHaveFocus();
  await expect.element(stop).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  await expect.element(recordedDialog.getByRole('checkbox')).toBeDisabled();
  // The dialog takes the focus a moment after it opens.
  await expect.element(recordedDialog.getByRole('button', { name: /^(Listen to it|Pause)$/ })).toHaveFocus();
  (await inDialog('Submit').findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(score).toBeVisible();
});

it('shows the answer to a student who does not record one', async () => {
  const { api } = await renderPage(hrefOf(LSQ), {
    user: student,
    api: { ...spokenPracticeAnswers(LSQ), ...settingsAnswers(student) },
  });
  await button('Force answer').click();
  await button('Show the answer').click();
  await expect.element(page.getByRole('region', { name: 'Score 0/1' })).toBeVisible();
  await expect.element(recorder).not.toBeInTheDocument();
  expect(api.inputsOf('saveQuestionDone')).toMatchObject([{ answer: { recording: '' } }]);
});

it('offers the microphone check before the first answer, and reports a missing picture', async () => {
  fakeMicrophone();
  const { goTo } = await renderPage(hrefOf(SDI), { api: spokenPracticeAnswers(SDI) });
  await expect.element(button('Start')).not.toHaveAttribute('aria-disabled');
  await button('Start').click();
  await expect.element(page.getByRole('img', { name: 'The picture could not be loaded.' })).toBeVisible();
  const check = notes.getByRole('link', { name: 'Check your microphone' });
  await check.click();
  await expect.element(page.getByRole('heading', { name: 'Microphone check' })).toBeVisible();
  history.back();
  await notes.getByRole('button', { name: 'Close this note' }).click();
  goTo(hrefOf(SDI));
  await expect.element(button('Start')).toBeVisible();
  await expect.element(check).not.toBeInTheDocument();
});

it('shows one note at a time', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  );
  const { api, goTo } = await renderPage('/microphone', onPhone);
  const app = { ios: 'https://apps.apple.com/app/id1', android: null };
  for (const [question, text] of [
    [SRA, 'Recordings work best in Chrome.'],
    [SRS, 'Is this your first spoken answer here?'],
    [SDI, 'Speaking is easier to practise in the mobile app.'],
  ] as const) {
    api.answer({ ...spokenPracticeAnswers(question), fetchMobileApp: () => ({ status: 200, body: app }) });
    goTo(hrefOf(question));
    await expect.element(notes).toMatchTextContent(new RegExp(text));
    await button('Close this note').click();
    await expect.element(notes).not.toBeInTheDocument();
  }
});

it('is accessible from the start to the recorded answer', async () => {
  fakeMicrophone();
  fakeRecorderTime();
  await renderPage(hrefOf(SIT), { ...onPhone, api: spokenPracticeAnswers(SIT) });
  await expect.element(button('Start')).not.toHaveAttribute('aria-disabled');
  await expectAccessible('a spoken question before its start');
  await beginRecording('SIT');
  await expectAccessible('a recording in progress');
  await stopRecording(stop);
  await expect.element(recordedDialog).toBeVisible();
  await expectAccessible('a recorded answer');
});
