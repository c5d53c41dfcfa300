import { v7 as newId } from 'uuid';
import { grantPlatformAccess } from '#domain/accounts/account.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { readHolder, reservationId } from '#services/accounts/email/email-holder.ts';
import { onAccount } from '#services/support/account-commands.ts';
import type { AccessRequest } from './read-arguments.ts';

interface Opened {
  readonly journal: Journal;
  readonly personalDataKey: Uint8Array;
}

/**
 * Sets or removes an account's access. Only the operator of the servers makes admins: ADR 138.
 * @returns whether anything changed
 * @throws WrongConfiguration for an unknown address
 */
export async function giveAccess(
  { journal, personalDataKey }: Opened,
  { email, access, reason }: AccessRequest,
): Promise<boolean> {
  const userId = await readHolder(journal, reservationId(personalDataKey, email));
  if (userId === undefined) throw new WrongConfiguration(`No account has the verified address ${email}.`);
  const commandId = newId();
  const context = {
    commandId,
    correlationId: commandId,
    actor: { kind: 'system', id: 'operator' } as const,
    at: new Date().toISOString(),
  };
  const given = await onAccount(journal, userId, context, (account) =>
    grantPlatformAccess(account, { platformAccess: access, reason }),
  );
  if ('rejected' in given) throw new WrongConfiguration(`The account of ${email} was deleted.`);
  return given.changed;
}
