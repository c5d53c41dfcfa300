import { expect } from 'vitest';
import { submitButton, type Exercise } from './exercise.ts';

const player = ({ page }: Exercise) => page.getByRole('region', { name: 'Recording' });
const waits = 'You can submit when the recording has ended.';

/** The seconds before the recording starts are counted down, or it waits to be started. */
export async function expectCountdown(exercise: Exercise, seconds: number): Promise<void> {
  const left = Array.from({ length: seconds }, (_, gone) => seconds - gone).join('|');
  const told = seconds === 0 ? /^0:00 \/ \d:\d\d$/ : new RegExp(`^Starts in (${left})$`);
  await player(exercise).getByText(told).waitFor();
  await exercise.page.getByText(waits).waitFor();
  await expect.poll(() => submitButton(exercise.page).getAttribute('aria-disabled')).toBe('true');
}

/** Starts the recording, jumps to its end, and may submit then. */
export async function hearToTheEnd(exercise: Exercise): Promise<void> {
  const { page, hand } = exercise;
  const start = player(exercise).getByRole('button', { name: /^(Start now|Play)$/ });
  await hand.press(start);
  await player(exercise).getByRole('button', { name: 'Pause' }).waitFor();
  await hand.slideToEnd(player(exercise).getByRole('slider', { name: 'Place in the recording' }));
  await page.getByText(waits).waitFor({ state: 'detached' });
  await player(exercise).getByRole('button', { name: 'Play' }).waitFor();
}

/** Says that what was heard is enough. */
export async function hearEnough({ page, hand }: Exercise): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'I have heard enough' }));
  await page.getByText(waits).waitFor({ state: 'detached' });
}
