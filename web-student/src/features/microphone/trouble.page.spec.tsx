import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, looks } from '#student/testing/expect-accessible.ts';
import { failingMicrophone, fakeMicrophone } from '#student/testing/fake-microphone.ts';
import {
  button,
  heardWell,
  level,
  problem,
  status,
  switchOn,
} from '#student/testing/practice/microphone-check.ts';
import { fakeRecorderTime, skipUntil, stopRecording } from '#student/testing/practice/spoken.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const [onPhone] = looks;

it('keeps a recording when the microphone is unplugged, and continues with another', async () => {
  const { unplug } = fakeMicrophone();
  fakeRecorderTime();
  await renderPage('/microphone');
  await switchOn();
  await button('Record the sentence').click();
  const used = page.getByRole('progressbar', { name: 'Time used' });
  await skipUntil(() => Number(used.query()?.getAttribute('aria-valuenow')) > 10);
  unplug();
  await expect.element(problem).toBeVisible();
  await expect.element(button('Listen to it')).toBeVisible();
  await button('Record again').click();
  await expect.element(level).toBeVisible();
  await stopRecording(button('Stop recording'));
  await expect.element(heardWell).toBeVisible();
});

it('does not judge a recording that was interrupted, and records again', async () => {
  const { interrupt } = fakeMicrophone();
  const contexts: AudioContext[] = [];
  const Real = AudioContext;
  vi.stubGlobal(
    'AudioContext',
    class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
      override async close() {
        contexts.splice(contexts.indexOf(this), 1);
        return super.close();
      }
    },
  );
  fakeRecorderTime();
  await renderPage('/microphone');
  await switchOn();
  await button('Record the sentence').click();
  await expect.element(button('Stop recording')).not.toHaveAttribute('aria-disabled', 'true');
  interrupt();
  await expect.element(problem.getByText(/^The sound was interrupted/)).toBeVisible();
  expect(heardWell.query()).toBeNull();
  expect(button('It sounds right').query()).toBeNull();
  await expectAccessible('a recording that was interrupted');
  await button('Record again').click();
  await expect.element(button('Stop recording')).not.toHaveAttribute('aria-disabled', 'true');
  // A lock screen suspends the page's audio.
  for (const context of contexts) await context.suspend();
  await expect.element(problem.getByText(/^The sound was interrupted/)).toBeVisible();
  await button('Record again').click();
  await stopRecording(button('Stop recording'));
  await expect.element(heardWell).toBeVisible();
});

it('explains how to allow a microphone that was refused, and asks again', async () => {
  failingMicrophone('NotAllowedError');
  await renderPage('/microphone', onPhone);
  await button('Switch on the microphone').click();
  const dialog = page.getByRole('dialog', { name: 'Microphone permission denied' });
  const help = dialog.getByRole('button', { name: 'Help' });
  await help.click();
  await expect.element(help).toHaveAttribute('aria-expanded', 'true');
  await expect.element(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible('a refused microphone');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(problem).toBeVisible();
  await button('Try again').click();
  await dialog.getByRole('button', { name: 'I understand' }).click();
  await expect.element(button('Switch on the microphone')).toBeVisible();
});

it('reports a missing microphone and one that another program uses', async () => {
  failingMicrophone('NotFoundError');
  const { goTo } = await renderPage('/microphone');
  await button('Switch on the microphone').click();
  await expect.element(problem.getByText('No microphone was found.')).toBeVisible();
  await button('Try again').click();
  await expect.element(problem.getByText('No microphone was found.')).toBeVisible();
  expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledTimes(2);
  failingMicrophone('NotReadableError');
  goTo('/microphone');
  await button('Switch on the microphone').click();
  await expect.element(problem.getByText(/Another program/)).toBeVisible();
});

it('offers the gain control of the browser for a voice that is too quiet, and remembers it', async () => {
  fakeMicrophone({ isQuiet: true });
  const { goTo } = await renderPage('/microphone', onPhone);
  await switchOn();
  await button('Record the sentence').click();
  await expect.element(button('Stop recording')).not.toHaveAttribute('aria-disabled', 'true');
  await button('Stop recording').click();
  await expect.element(status(/^Your voice is too quiet\./)).toBeVisible();
  await expectAccessible('a voice that is too quiet');
  await button('Make my voice louder').click();
  const gainControl = page.getByRole('switch', { name: 'Let the browser make my voice louder' });
  await expect.element(gainControl).toBeChecked();
  await expect.element(button('Record the sentence')).toBeEnabled();
  const opened = navigator.mediaDevices.getUserMedia;
  await expect
    .poll(() => opened)
    .toHaveBeenLastCalledWith({ audio: expect.objectContaining({ autoGainControl: true }) });
  goTo('/microphone');
  await switchOn();
  await expect.element(gainControl).toBeChecked();
  await gainControl.click();
  await expect
    .poll(() => opened)
    .toHaveBeenLastCalledWith({ audio: expect.objectContaining({ autoGainControl: false }) });
});

it('stops at silence after a warning, and reports that nothing was recorded', async () => {
  fakeMicrophone({ isMuted: true });
  await renderPage('/microphone');
  await switchOn();
  await expect.element(page.getByText(/^No sound at all/)).toBeVisible();
  await button('Record the sentence').click();
  await expect.element(status('Recording stops in 1 second.')).toBeVisible();
  await expect.element(page.getByText(/^Silence detected/)).toBeVisible();
  await expect.element(status(/^Nothing recorded\./)).toBeVisible();
  await expect.element(button('It sounds right')).not.toBeInTheDocument();
});
