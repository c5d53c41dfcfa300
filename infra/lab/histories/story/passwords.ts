import {
  logoutEverywhere,
  endStudentSession,
  reportSuspiciousLogIn,
} from '#domain/accounts/sessions/session-contract.ts';
import {
  forgotPassword,
  resetPassword,
  setNewPassword,
  updatePassword,
} from '#domain/accounts/passwords/password-contract.ts';
import { requireNewPassword } from '#domain/support/contract.ts';
import { logIn, visitor, type Stage, type User } from './person.ts';

const words = [
  'a changed one of the story',
  'a forgotten one',
  'one that was required',
  'one that is theirs',
] as const;

/** Changes a password in every way: with the old one, by mail, after 'this was not me', and as required by an admin. */
export async function changePasswords(stage: Stage, admin: User, user: User): Promise<User> {
  const { email, userId } = user;
  const [changed, reset, regained, own] = words;
  await user.call(updatePassword, { password: user.password, newPassword: changed });
  await visitor(stage).call(forgotPassword, { email });
  const token = await stage.tokenInMail(userId, 'password_reset');
  await visitor(stage).call(resetPassword, { token, password: reset });

  // A browser without cookies is another device.
  await logIn(stage, { email, password: reset });
  const notMe = await stage.tokenInMail(userId, 'new_device');
  const { body } = await visitor(stage).call(reportSuspiciousLogIn, { token: notMe });
  await visitor(stage).call(resetPassword, { token: body.resetToken, password: regained });

  const again = await logIn(stage, { email, password: regained });
  await admin.call(requireNewPassword, { id: userId, reason: 'The first one was read out on the phone' });
  await again.call(setNewPassword, { password: own });
  return logIn(stage, { email, password: own });
}

/** A login that an admin ends, and one that its user ends everywhere. */
export async function endSessions(stage: Stage, admin: User, user: User): Promise<User> {
  await admin.call(endStudentSession, { id: user.userId, reason: 'Asked for it on the phone' });
  const again = await logIn(stage, user);
  await again.call(logoutEverywhere, {});
  return logIn(stage, user);
}
