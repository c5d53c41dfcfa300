import { accountStream } from '#domain/accounts/account.ts';
import { loginStudent, registerUser, verifyTokenEmail } from '#domain/accounts/contract.ts';
import { reasonOf } from './patient-caller.ts';
import type { Player } from './player.ts';

const password = 'a password of the load';

/** @returns the user's id */
export async function enter(player: Player): Promise<string | undefined> {
  const { caller, random, mailTokenOf } = player;
  const email = `student-${random().toString(36).slice(2)}@example.com`;
  const registered = await caller.call(registerUser, { email, password });
  if (registered.outcome !== 'answered') return wrong(player, 'registerUser', registered);
  const userId = registered.answer.body.id;
  promise(player, registered, accountStream.nameOf(userId), 'UserRegistered');

  const token = await mailTokenOf(userId);
  const verified = await caller.call(verifyTokenEmail, { token, password });
  if (verified.outcome !== 'answered') return wrong(player, 'verifyTokenEmail', verified);
  player.ledger.acknowledge(verified.tries, { stream: accountStream.nameOf(userId), type: 'EmailVerified' });

  const loggedIn = await caller.call(loginStudent, { email, password });
  if (loggedIn.outcome !== 'answered' || loggedIn.answer.status !== 200) {
    return wrong(player, 'loginStudent', loggedIn);
  }
  caller.token = loggedIn.answer.body.token;
  return userId;
}

/** Expects one event of an acknowledged command. */
export function promise(
  { ledger }: Player,
  { commandId, tries }: { readonly commandId: string; readonly tries: number },
  stream: string,
  type: string,
): void {
  ledger.acknowledge(tries, { stream, type, commandId });
}

/** Records an answer that must not occur. */
export function wrong(
  { ledger }: Player,
  what: string,
  answer: { readonly outcome: string; readonly code?: string },
): undefined {
  ledger.surprise(`${what}: ${reasonOf(answer)}`);
  return undefined;
}
