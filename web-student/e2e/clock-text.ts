import type { Page } from 'playwright-core';
import { loadMockTest } from '#domain/sittings/contract.ts';
import type { TestUser } from '#infra/testing/api.ts';
import type { MovedClock } from './moved-clock.ts';

const secondsOf = (text: string): number =>
  text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

async function timeLeft(page: Page): Promise<number> {
  return secondsOf((await page.getByRole('timer', { name: 'Time left' }).textContent()) ?? '');
}

export interface Sat {
  readonly user: TestUser;
  readonly page: Page;
  readonly sessionId: string;
}

export async function offBy({ user, page, sessionId }: Sat, clock: MovedClock): Promise<number> {
  const { body } = await user.call(loadMockTest, { sessionId });
  const from = await timeLeft(page);
  const right = (Date.parse(body.clock?.deadline ?? '') - Date.parse(clock.now())) / 1000;
  const until = await timeLeft(page);
  // The page rounds up to whole seconds, and its clock may tick while the test reads it.
  return Math.min(...[from, until].map((shown) => Math.max(0, Math.abs(shown - right - 0.5) - 0.5)));
}
