import { dayMs } from '../../core/durations.ts';
import { reject, type Decision } from '../../core/events/decision.ts';
import type { Instant } from '../../core/instant.ts';
import type { Account, AccountEvent } from '../account.ts';

/** Two weeks: some users read mail once a week. */
export const notMeLinkMs = 14 * dayMs;

interface Reported {
  readonly sessionId: string;
  readonly startedAt: Instant;
  readonly now: Instant;
}

/** "This was not me" by email: ends all earlier logins and voids the password, unless it has changed since. */
export function reportLogIn(
  state: Account,
  { sessionId, startedAt, now }: Reported,
): Decision<AccountEvent, 'token_invalid' | 'token_expired'> {
  if (state.status === 'unregistered' || state.status === 'deleted') return reject('token_invalid');
  if (state.reportedSessions?.includes(sessionId)) return [];
  const { passwordChangedAt } = state;
  if (passwordChangedAt !== undefined && Date.parse(passwordChangedAt) > Date.parse(startedAt)) {
    return reject('token_expired');
  }
  return [{ type: 'SuspiciousLoginReported', data: { sessionId, startedAt, reportedAt: now } }];
}
