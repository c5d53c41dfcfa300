import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { stopRecording } from './spoken.ts';

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
export const problem = page.getByRole('main').getByRole('alert');
export const heardWell = status('Your voice is clear.');
export const level = page.getByRole('meter', { name: 'Level' });

export async function switchOn() {
  await button('Switch on the microphone').click();
  await expect.element(level).toBeVisible();
}

export async function record() {
  await button('Record the sentence').click();
  await stopRecording(button('Stop recording'));
}

export async function listen() {
  await button('Listen to it').click();
  await button('Pause').click();
  await expect.element(button('Listen to it')).toBeVisible();
}
