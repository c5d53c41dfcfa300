import type { Descriptions } from '../core/capability.ts';
import { moment } from '../core/words.ts';
import type { MailAddressEvent } from './mail-address.ts';

export const mailDescriptions: Descriptions<MailAddressEvent> = {
  MailBounced: ({ at }) =>
    `Mail to the e-mail address did not arrive on ${moment(at)}: no more is sent there`,
  MailComplained: ({ at }) =>
    `A mail was called spam on ${moment(at)}: only what is about the account is still sent`,
  MailResumed: () => 'Asked for mail to the e-mail address to be sent again',
};
