import type { PlatformAccess } from '#domain/accounts/platform-access.ts';
import type { Instant } from '#domain/core/instant.ts';
import { createPasswords } from '#services/accounts/passwords/passwords.ts';
import { registerUser } from '#services/accounts/register-user.ts';
import type { Dependencies } from '#services/dependencies.ts';
import { seedContext } from './seed-context.ts';

export interface SeedAccount {
  readonly email: string;
  readonly password: string;
  readonly platformAccess: PlatformAccess;
}

/**
 * Creates a verified account. An existing or deleted one is left alone.
 * @returns undefined if the address belongs to another account
 */
export async function seedAccount(
  {
    journal,
    settings,
    passwords = createPasswords(),
  }: Pick<Dependencies, 'journal' | 'settings'> & Partial<Pick<Dependencies, 'passwords'>>,
  { email, password, platformAccess }: SeedAccount,
  at: Instant,
): Promise<{ readonly userId: string; readonly isNew: boolean } | undefined> {
  const registered = await registerUser(
    { journal, settings },
    passwords,
    { email: email.toLowerCase(), password, examType: 'new_format', verifiedAs: platformAccess },
    'seed',
    seedContext(`account/${email.toLowerCase()}`, at),
  );
  return 'rejected' in registered ? undefined : registered;
}
