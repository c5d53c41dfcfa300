import {
  deleteUser,
  logoutStudent,
  registerUser,
  removeUserArray,
  toggleExamType,
  toggleNightMode,
  updateUser,
  updateUserArray,
} from '#domain/accounts/contract.ts';
import { grantCredits as grant } from '#domain/credits/contract.ts';
import { blockStudent, grantPaidTime, lookUpHistory, unblockStudent } from '#domain/support/contract.ts';
import { logIn, newUser, visitor, type Login, type Stage, type User } from './person.ts';

export async function choosePreferences(user: User): Promise<void> {
  for (const stepsDone of ['did_onboarding', 'want_bg_noise', 'should_auto_night_mode'] as const) {
    await user.call(updateUserArray, { stepsDone });
  }
  await user.call(removeUserArray, { stepsDone: 'want_bg_noise' });
  await user.call(toggleNightMode, { isNightMode: true });
  await user.call(updateUser, { nightTimeStart: 21, nightTimeEnd: 6 });
  await user.call(toggleExamType, { examType: 'core' });
}

export async function registerUnverified(stage: Stage, login: Login): Promise<void> {
  await visitor(stage).call(registerUser, { ...login, examType: 'ukvi' });
}

export async function blockTwo(stage: Stage, admin: User, forGood: Login, forNow: User): Promise<void> {
  const blocked = await newUser(stage, forGood);
  await admin.call(blockStudent, { id: blocked.userId, reason: 'Shared the account with a class' });
  await admin.call(blockStudent, { id: forNow.userId, reason: 'Paid with a stolen card, it seems' });
  await admin.call(unblockStudent, { id: forNow.userId, reason: 'The card was their own' });
}

export async function payFor(admin: User, { userId }: User): Promise<void> {
  const paidExpiryTime = '2030-01-01T00:00:00.000Z';
  await admin.call(grantPaidTime, { id: userId, paidExpiryTime, reason: 'Paid by transfer, no. 4711' });
}

export async function grantCredits(admin: User, users: readonly User[]): Promise<void> {
  for (const { userId: id } of users) {
    await admin.call(grant, {
      id,
      kind: 'writing',
      credits: 50,
      reason: 'Writes for the whole class',
    });
  }
}

/** Deletes an account with a history, whose address is then reused. */
export async function deleteAndReuseAddress(stage: Stage, leaving: User): Promise<User> {
  await leaving.call(deleteUser, { password: leaving.password });
  const successor = await newUser(stage, { ...leaving, password: 'the successor’s password' });
  await successor.call(logoutStudent, {});
  return successor;
}

export async function changeSessions(stage: Stage, user: User): Promise<User> {
  await user.call(logoutStudent, {});
  await logIn(stage, user);
  return logIn(stage, user);
}

export async function askForHistories(admin: User, ids: readonly string[]): Promise<void> {
  for (const id of ids) await admin.call(lookUpHistory, { id, reason: 'Asks why their points changed' });
}
