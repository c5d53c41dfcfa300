import { accountStream } from '#domain/accounts/account.ts';
import { requestPasswordReset } from '#domain/accounts/passwords/change-password.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { handle } from '../../core/handle.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readHolder, reservationId } from '../email/email-holder.ts';
import { resendVerification } from '../email/resend-verification.ts';

/** Emails a link to set a new password, or to verify an unverified address. The answer is always the same. @throws StoreUnavailable */
export async function forgotPassword(
  dependencies: Pick<Dependencies, 'journal' | 'settings'>,
  email: string,
  sender: CommandContext,
): Promise<void> {
  const { journal, settings } = dependencies;
  const userId = await readHolder(journal, reservationId(settings.personalDataKey, email));
  if (userId !== undefined) {
    await handle(journal, accountStream, userId, { ...sender, userId }, (account) =>
      requestPasswordReset(account, { now: sender.at }),
    );
  }
  await resendVerification(dependencies, email, sender);
}
