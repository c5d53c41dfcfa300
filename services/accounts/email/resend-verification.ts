import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readClaimant, reservationId } from './email-holder.ts';
import { readAccount } from '../read-account.ts';
import { requestVerificationMail } from './request-verification.ts';

/** Resends the email of the last claim of an address; the answer never reveals whether there is one. @throws StoreUnavailable */
export async function resendVerification(
  { journal, settings }: Pick<Dependencies, 'journal' | 'settings'>,
  email: string,
  sender: CommandContext,
): Promise<void> {
  const id = reservationId(settings.personalDataKey, email);
  const userId = await readClaimant(journal, id);
  if (userId === undefined) return;
  const account = await readAccount(journal, userId);
  const isWaiting = account.status === 'active' && !account.isVerified;
  if (isWaiting) await requestVerificationMail(journal, userId, sender);
}
