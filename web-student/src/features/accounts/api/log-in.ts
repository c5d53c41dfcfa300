import { loginStudent, type User } from '#domain/accounts/contract.ts';
import type { SecondStep } from '#domain/second-factors/second-step.ts';
import type { InputOf } from '#domain/core/contract.ts';
import { call } from '#student/core/api.ts';
import { beginSession } from '#student/core/session.ts';
import { forgetMailed } from '../known-email.ts';

/**
 * Logs in. An unverified address gets another email, unless the last one is too recent (`isSoonAfterMail`).
 * @returns the second step, if any
 * @throws CallFailed
 */
export async function logIn(
  input: InputOf<typeof loginStudent>,
): Promise<'logged in' | 'not verified' | SecondStep> {
  const answer = await call(loginStudent, input);
  if (answer.status === 201) return 'not verified';
  if (answer.status === 202) return answer.body;
  beginWith(answer.body);
  return 'logged in';
}

export function beginWith({ token, user }: { readonly token: string; readonly user: User }) {
  forgetMailed();
  beginSession({ token, user });
}
