import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { recordingTimes } from '#domain/question-types/catalogue/recording.ts';
import { countDown, type Sitter } from './sit-items.ts';
import { button } from './spoken.ts';

/** Stops a recording as soon as that may be. */
async function stopRecording({ page, clock }: Sitter): Promise<void> {
  await clock.pass(page, recordingTimes.minimumAnswering);
  const stop = button(page, 'Stop recording');
  await expect.poll(() => stop.getAttribute('aria-disabled')).toBe('false');
  await stop.click();
}

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** On the overview of a test: its sound, the microphone with a sentence, and the line are tried and found good. */
export async function checkEquipment(sitter: Sitter): Promise<void> {
  const { page } = sitter;
  await page.getByRole('heading', { name: 'How it goes' }).waitFor();
  await button(page, 'Play four notes').click();
  await button(page, 'I hear it').click();
  const microphone = group(page, 'Microphone');
  await microphone.getByRole('button', { name: 'Switch on the microphone' }).click();
  await microphone.getByRole('button', { name: 'Record the sentence' }).click();
  await stopRecording(sitter);
  await microphone.getByRole('button', { name: 'It sounds right' }).click();
  await microphone.getByText('This microphone is ready').waitFor();
  await button(page, 'Test the line').click();
  await group(page, 'Line')
    .getByText(/^Your line is /)
    .waitFor();
}

/** From the overview: the introduction is prepared and recorded, as the exam times it. */
export async function introduceOneself(sitter: Sitter): Promise<void> {
  const { page } = sitter;
  await page.getByRole('link', { name: 'Introduce yourself first' }).click();
  await button(page, 'Begin the introduction').click();
  await countDown(sitter, page.getByText(/^Recording, \d+ s left$/));
  await stopRecording(sitter);
  await page.getByText('It is forgotten when you leave this page.').waitFor();
}
