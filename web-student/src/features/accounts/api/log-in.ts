import { loginStudent } from '#domain/accounts/contract.ts';
import type { InputOf } from '#domain/core/contract.ts';
import { call } from '../../../core/api.ts';
import { beginSession } from '../../../core/session.ts';
import { forgetSignedUpEmail } from '../known-email.ts';

interface Outcome {
  /** False while the e-mail address is not verified: nobody is logged in then. */
  readonly isVerified: boolean;
  /** Where to go, as the server gave it back. */
  readonly redirect?: string | undefined;
}

/** Logs in. An unverified address gets another mail, once an hour at most. @throws CallFailed */
export async function logIn(input: InputOf<typeof loginStudent>): Promise<Outcome> {
  const answer = await call(loginStudent, input);
  if (answer.status === 201) return { isVerified: false };
  forgetSignedUpEmail();
  beginSession({ token: answer.body.token, user: answer.body.user });
  return { isVerified: true, redirect: answer.body.redirect };
}
