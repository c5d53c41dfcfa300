import { z } from 'zod';
import type { AnyCall } from '#domain/core/contract.ts';
import type { RejectionCode } from '#domain/rejections.ts';
import type { SecurityEventKind } from '#domain/security/admin-contract.ts';
import type { Principal } from '../identity/principal.ts';

/** Something that support may have to look into. It names people by ids and keyed hashes alone. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** The call, or the path of what is none. */
  readonly call: string;
  /** What it was refused for. */
  readonly code?: string | undefined;
  readonly userId?: string | undefined;
  /** See `accountKeyOf`: whose password was tried. */
  readonly account?: string | undefined;
  /** See `networkOf`. */
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

/** A login that is answered so has not come to its end. */
const unfinished: Readonly<Record<string, Readonly<Record<number, SecurityEventKind | undefined>>>> = {
  loginStudent: { 201: undefined, 202: 'second_step_asked' },
  loginNewUserWechat: { 201: undefined, 202: 'second_step_asked' },
  finishSignIn: { 201: undefined, 202: 'second_step_asked' },
  confirmSignIn: { 202: 'second_step_asked' },
};

/** The security event of a call, if any. Admins' reading counts too; list calls are none. */
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

/** Who logged in or registered, by the answer: the call itself was made by a visitor. */
export function userIn(kind: SecurityEventKind, body: unknown): string | undefined {
  return kind === 'logged_in' || kind === 'registered' ? ofUser.safeParse(body).data : undefined;
}

/** What it means that the check of access, or a route that is no call, refused someone. */
export function kindOfRefusal(code: string, hasToken: boolean): SecurityEventKind | undefined {
  if (code === 'not_logged_in') return hasToken ? 'token_refused' : undefined;
  return refusals[code];
}

export const userIdOf = (principal: Principal | undefined): string | undefined =>
  principal && 'userId' in principal ? principal.userId : undefined;
