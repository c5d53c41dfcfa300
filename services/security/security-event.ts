import { z } from 'zod';
import type { AnyCall } from '#domain/core/contract.ts';
import type { RejectionCode } from '#domain/rejections.ts';
import type { SecurityEventKind } from '#domain/security/admin-contract.ts';
import type { Principal } from '../identity/principal.ts';

/** An event for support, which identifies people by ids and keyed hashes only. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  readonly call: string;
  readonly code?: string | undefined;
  readonly userId?: string | undefined;
  readonly account?: string | undefined;
  readonly network: string;
}

const refusals: Readonly<Record<string, SecurityEventKind | undefined>> = {
  wrong_credentials: 'log_in_failed',
  new_password_needed: 'log_in_failed',
  wrong_code: 'second_step_failed',
  passkey_refused: 'second_step_failed',
  access_blocked: 'access_refused',
  not_allowed: 'access_refused',
  second_factor_needed: 'access_refused',
  other_session: 'session_replaced',
  too_many_requests: 'limited',
  token_invalid: 'token_refused',
} satisfies Partial<Record<RejectionCode, SecurityEventKind>>;

const acts: Readonly<Record<string, SecurityEventKind>> = {
  loginStudent: 'logged_in',
  loginSecondStep: 'logged_in',
  loginNewUserWechat: 'logged_in',
  finishSignIn: 'logged_in',
  confirmSignIn: 'logged_in',
  logoutStudent: 'logged_out',
  registerUser: 'registered',
  verifyTokenEmail: 'email_verified',
  deleteUser: 'account_deleted',
  exportUserData: 'data_exported',
  resetPassword: 'password_changed',
  updatePassword: 'password_changed',
  setNewPassword: 'password_changed',
  confirmAuthenticator: 'second_factor_changed',
  removeAuthenticator: 'second_factor_changed',
  addPasskey: 'second_factor_changed',
  removePasskey: 'second_factor_changed',
  makeRecoveryCodes: 'second_factor_changed',
  reportSuspiciousLogIn: 'log_in_disowned',
};

/** Answers of logins that are not complete. */
const unfinished: Readonly<Record<string, Readonly<Record<number, SecurityEventKind | undefined>>>> = {
  loginStudent: { 201: undefined, 202: 'second_step_asked' },
  loginNewUserWechat: { 201: undefined, 202: 'second_step_asked' },
  finishSignIn: { 201: undefined, 202: 'second_step_asked' },
  confirmSignIn: { 202: 'second_step_asked' },
};

/** The security event of a call, if any. Admins' reads count too; list calls do not. */
export function kindOf(
  call: AnyCall,
  answer: { readonly status: number } | { readonly rejected: string },
): SecurityEventKind | undefined {
  if ('rejected' in answer) return refusals[answer.rejected];
  const other = unfinished[call.name];
  if (other && answer.status in other) return other[answer.status];
  if (Object.hasOwn(acts, call.name)) return acts[call.name];
  return call.access === 'admin' && call.effect === 'command' ? 'admin_act' : undefined;
}

const ofUser = z.union([
  z.object({ user: z.object({ id: z.uuid() }) }).transform(({ user }) => user.id),
  z.object({ id: z.uuid() }).transform(({ id }) => id),
]);

/** The user of a login or registration, from the answer: the caller was a visitor. */
export function userIn(kind: SecurityEventKind, body: unknown): string | undefined {
  return kind === 'logged_in' || kind === 'registered' ? ofUser.safeParse(body).data : undefined;
}

/** For a rejection by the access check, or by a route that is not a call. */
export function kindOfRefusal(code: string, hasToken: boolean): SecurityEventKind | undefined {
  if (code === 'not_logged_in') return hasToken ? 'token_refused' : undefined;
  return refusals[code];
}

export const userIdOf = (principal: Principal | undefined): string | undefined =>
  principal && 'userId' in principal ? principal.userId : undefined;
