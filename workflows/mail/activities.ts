import type { MailGate } from '#services/mail/mail-gate.ts';
import type { Mailer } from '#services/mail/mailer.ts';
import type { Outbox } from '#services/mail/outbox.ts';
import { givingUpDefects } from '../core/failure.ts';
import type { MailActivities } from './send-mail-contract.ts';

export function createMailActivities(
  outbox: Outbox,
  mailer: Mailer | undefined,
  mayLeave: MailGate,
): MailActivities {
  return {
    deliverMail: givingUpDefects(async ({ mailId }) => {
      const mail = await outbox.findWaiting(mailId);
      if (!mail) return;
      if (!(await mayLeave(mail))) return outbox.markSuppressed(mailId);
      if (!mailer) throw new Error('SMTP_URL is not set');
      await mailer.deliver(mail);
      await outbox.markDelivered(mailId);
    }),
    giveUpMail: ({ mailId }) => outbox.markFailed(mailId),
  };
}
