import type { CommandContext } from '#domain/core/journal.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { readClaimant, readHolder, reservationId } from './email-holder.ts';
import { readAccount } from './read-account.ts';
import { requestVerificationMail } from './request-verification.ts';

/**
 * Asks for another mail for the last claim of an address, or for a registration of 0.1.0 that reserved it. Tells nothing
 * of what it found: the answer is always the same.
 * @throws StoreUnavailable
 */
export async function resendVerification(
  { journal, settings }: Pick<Dependencies, 'journal' | 'settings'>,
  email: string,
  sender: CommandContext,
): Promise<void> {
  const id = reservationId(settings.personalDataKey, email);
  const [claimant, holder] = await Promise.all([readClaimant(journal, id), readHolder(journal, id)]);
  const userId = claimant ?? holder;
  if (userId === undefined) return;
  const account = await readAccount(journal, userId);
  const isWaiting = account.status === 'active' && !account.isVerified;
  if (isWaiting) await requestVerificationMail(journal, userId, sender);
}
