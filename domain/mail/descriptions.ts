import type { Descriptions } from '../core/capability.ts';
import { moment } from '../core/text/words.ts';
import type { MailAddressEvent } from './mail-address.ts';

export const mailDescriptions: Descriptions<MailAddressEvent> = {
  MailBounced: ({ at }) => `Mail to the email address bounced on ${moment(at)}: we stopped sending there`,
  MailComplained: ({ at }) =>
    `An email was marked as spam on ${moment(at)}: only emails about the account are still sent`,
  MailResumed: () => 'Asked for mail to the email address to be sent again',
};
