import { reject, type Decision } from '../../core/events/decision.ts';
import { hourMs } from '../../core/durations.ts';
import type { Instant } from '../../core/instant.ts';
import { whenOpen, type Account, type AccountEvent, type Decided, type OpenAccount } from '../account.ts';
import { isSoonAfterMail } from '../email/mail-pace.ts';

export const resetLinkMs = hourMs;

/** Requests a reset email. The wait never outlasts the last link: a stranger's requests cannot lock the owner out. */
export function requestPasswordReset(state: Account, { now }: { readonly now: Instant }): Decided {
  return whenOpen(state, ({ status, isVerified, resetRequestedAt, resetsRequested = 0 }) => {
    const requested = Math.max(0, resetsRequested - 1);
    const isSoon =
      resetsRequested > 0 &&
      isSoonAfterMail({ mailedAt: resetRequestedAt, requested, now, longestWaitMs: resetLinkMs });
    return status === 'blocked' || !isVerified || isSoon
      ? []
      : [{ type: 'PasswordResetRequested', data: { requestedAt: now } }];
  });
}

interface NewPassword {
  readonly passwordHash: string;
  readonly now: Instant;
}

/** Empty for the current hash: each password gets a new salt, so an equal hash means a repeated change. */
function changeTo(
  { passwordHash: present }: OpenAccount,
  { passwordHash, now }: NewPassword,
  cause: 'reset' | 'changed' | 'required',
): readonly AccountEvent[] {
  if (passwordHash === present) return [];
  return [{ type: 'PasswordChanged', data: { passwordHash, changedAt: now, cause } }];
}

/** Sets a password by link and ends all logins. Links expire after an hour and with the first change. */
export function resetPassword(
  state: Account,
  { requestedAt, ...given }: NewPassword & { readonly requestedAt: Instant },
): Decision<AccountEvent, 'token_expired' | 'token_invalid'> {
  if (state.status === 'unregistered' || state.status === 'deleted') return reject('token_invalid');
  const change = changeTo(state, given, 'reset');
  const isLate = !isGoodForReset(state, { requestedAt, now: given.now });
  return isLate && change.length > 0 ? reject('token_expired') : change;
}

/** Whether a link requested at `requestedAt` is still valid. */
export function isGoodForReset(
  { passwordChangedAt }: Pick<OpenAccount, 'passwordChangedAt'>,
  { requestedAt, now }: { readonly requestedAt: Instant; readonly now: Instant },
): boolean {
  const asked = Date.parse(requestedAt);
  const isUsedUp = passwordChangedAt !== undefined && Date.parse(passwordChangedAt) >= asked;
  return !isUsedUp && Date.parse(now) - asked < resetLinkMs;
}

export function changePassword(
  state: Account,
  given: NewPassword,
): Decision<AccountEvent, 'wrong_credentials'> {
  if (state.status === 'unregistered' || state.status === 'deleted') return reject('wrong_credentials');
  return changeTo(state, given, 'changed');
}

/** At the first login after an admin required it. */
export function setRequiredPassword(
  state: Account,
  given: NewPassword,
): Decision<AccountEvent, 'not_allowed'> {
  if (state.status !== 'active') return reject('not_allowed');
  const change = changeTo(state, given, 'required');
  return state.mustSetPassword || change.length === 0 ? change : reject('not_allowed');
}

export function requireNewPassword(state: Account, { reason }: { readonly reason: string }): Decided {
  return whenOpen(state, ({ mustSetPassword }) =>
    mustSetPassword ? [] : [{ type: 'NewPasswordRequired', data: { reason } }],
  );
}
