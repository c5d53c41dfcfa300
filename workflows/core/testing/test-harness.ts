import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { vi } from 'vitest';
import { accountStream, type AccountEvent } from '#domain/accounts/account.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { openTestJournal, type TestJournal } from '#infra/testing/journal.ts';
import { patienceMs } from '#infra/testing/patience.ts';

export const silent = pino({ level: 'silent' });

export function eventually<Fact>(check: () => Fact | Promise<Fact>): Promise<Fact> {
  return vi.waitFor(check, { timeout: patienceMs, interval: 20 });
}

/** The real services below the workflows, on their own database. */
export interface TestHarness extends TestJournal {
  account(userId: string, ...events: AccountEvent[]): Promise<void>;
  verify(userId: string): Promise<void>;
  block(userId: string): Promise<void>;
}

export async function openTestHarness(): Promise<TestHarness> {
  const harness = await openTestJournal();
  const account = async (userId: string, ...events: AccountEvent[]) => {
    await harness.append(accountStream, accountStream.nameOf(userId), events, contextFor(userId));
  };
  return {
    ...harness,
    account,
    verify: (userId) => account(userId, { type: 'EmailVerified', data: {} }),
    block: (userId) => account(userId, { type: 'UserBlocked', data: { reason: 'test' } }),
  };
}

export function contextFor(userId: string): CommandContext {
  return {
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'student', id: userId },
    userId,
    at: new Date().toISOString(),
  };
}
