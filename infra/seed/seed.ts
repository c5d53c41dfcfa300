import type { PlatformAccess } from '#domain/accounts/account.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { createPasswords } from '#services/accounts/passwords.ts';
import { registerUser } from '#services/accounts/register-user.ts';
import type { Dependencies } from '#services/core/dependencies.ts';
import { derivedId } from '#services/core/ids.ts';
import { addQuestion } from '#services/questions/commands.ts';

/** The same step of the seed is the same command, however often the seed runs: what it did is not done again. */
function contextOf(step: string, at: string): CommandContext {
  const commandId = derivedId('seed', step);
  return { commandId, correlationId: commandId, actor: { kind: 'system', id: 'seed' }, at };
}

/** Adds the questions that were never there; those that an admin has changed since stay as they are. */
export async function seedQuestions(
  journal: Journal,
  at: string,
  questions: readonly Question[],
): Promise<void> {
  await Promise.all(
    questions.map((question) =>
      addQuestion({ journal }, question, contextOf(`question/${question.uid}`, at)),
    ),
  );
}

export interface SeedAccount {
  readonly email: string;
  readonly password: string;
  readonly platformAccess: PlatformAccess;
}

/**
 * Makes an account whose address is verified, and answers whether it was made now. One that was there is left
 * alone, also when it was deleted since.
 */
export async function seedAccount(
  dependencies: Pick<Dependencies, 'journal' | 'settings'>,
  { email, password, platformAccess }: SeedAccount,
  at: string,
): Promise<boolean> {
  const registered = await registerUser(
    dependencies,
    createPasswords(),
    { email: email.toLowerCase(), password, examType: 'new_format', verifiedAs: platformAccess },
    contextOf(`account/${email.toLowerCase()}`, at),
  );
  return !('rejected' in registered) && registered.isNew;
}
