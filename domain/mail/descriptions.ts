import type { Descriptions } from '../core/capability.ts';
import { moment } from '../core/words.ts';
import type { MailAddressEvent } from './mail-address.ts';

export const mailDescriptions: Descriptions<MailAddressEvent> = {
  MailBounced: ({ at }) =>
    `Mail to the email address did not arrive on ${moment(at)}: no more is sent there`,
  MailComplained: ({ at }) =>
    `An email was called spam on ${moment(at)}: only what is about the account is still sent`,
  MailResumed: () => 'Asked for mail to the email address to be sent again',
};
