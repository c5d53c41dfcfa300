import { ActivityFailure, proxyActivities } from '@temporalio/workflow';
import type { MailActivities, SendMailInput } from './send-mail-contract.ts';

const { deliverMail } = proxyActivities<MailActivities>({
  startToCloseTimeout: '1 minute',
  // The link in the mail is valid for three days.
  scheduleToCloseTimeout: '2 days',
  retry: { initialInterval: '1s', backoffCoefficient: 3, maximumInterval: '30 minutes' },
});
const { giveUpMail } = proxyActivities<MailActivities>({
  startToCloseTimeout: '5s',
  retry: { initialInterval: '100ms', backoffCoefficient: 2, maximumInterval: '5s' },
});

/** Delivers a mail from the outbox, or records the failure. */
export async function sendMail(mail: SendMailInput): Promise<void> {
  try {
    await deliverMail(mail);
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    await giveUpMail(mail);
  }
}
