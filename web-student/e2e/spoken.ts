import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { eventually, type TestPerson } from '#infra/testing/api.ts';
import { fetchOwnAttempts } from '#domain/practice/contract.ts';
import { isInSight } from './support.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const recorder = (page: Page) => page.getByRole('region', { name: 'Recorder' });
export const recordedDialog = (page: Page) => page.getByRole('dialog', { name: 'Your recorded speech' });

export async function beginReading(page: Page): Promise<void> {
  await button(page, 'Start').click();
  await button(page, 'Start now').click();
  await button(page, 'Stop recording').waitFor();
}

export async function expectRecorderInSight(page: Page): Promise<void> {
  const shown = {
    level: recorder(page).getByRole('meter', { name: 'Level' }),
    time: page.getByRole('progressbar', { name: 'Time used' }),
    stop: button(page, 'Stop recording'),
  };
  for (const [name, part] of Object.entries(shown))
    await expect.poll(() => isInSight(part), { message: name }).toBe(true);
}

export async function stopRecording(page: Page): Promise<void> {
  const stop = button(page, 'Stop recording');
  await expect.poll(() => stop.getAttribute('aria-disabled')).toBe(null);
  await stop.click();
}

export async function submitRecording(page: Page): Promise<void> {
  await recordedDialog(page).getByRole('button', { name: 'Submit', exact: true }).click();
}

/** The region of any score: the scorer's own tests check the points. */
export const anyScore = (page: Page) => page.getByRole('region', { name: /^Score [\d.]+\/\d+$/ });

export const scoredAttempts = (person: TestPerson, uid: string, count: number) =>
  eventually(async () => {
    const { body } = await person.call(fetchOwnAttempts, { uid });
    expect(body.attempts.map(({ scores }) => scores.length)).toEqual(Array.from({ length: count }, () => 1));
    return body.attempts;
  });

export async function secondsUsed(page: Page): Promise<number> {
  const share = await page.getByRole('progressbar', { name: 'Time used' }).getAttribute('aria-valuenow');
  return (Number(share) / 100) * catalogue.SRA.answeringTime;
}
