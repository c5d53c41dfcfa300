import { loginStudent } from '#domain/accounts/contract.ts';
import type { InputOf } from '#domain/core/contract.ts';
import { call } from '../../../core/api.ts';
import { beginSession } from '../../../core/session.ts';
import { forgetSignedUpEmail } from '../known-email.ts';

/**
 * Logs in. An address that is not verified gets another mail, five minutes after the last one at the earliest.
 * @returns false while the e-mail address is not verified. @throws CallFailed
 */
export async function logIn(input: InputOf<typeof loginStudent>): Promise<boolean> {
  const answer = await call(loginStudent, input);
  if (answer.status === 201) return false;
  forgetSignedUpEmail();
  beginSession({ token: answer.body.token, user: answer.body.user });
  return true;
}
