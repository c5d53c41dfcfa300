import type { InputOf } from '#domain/core/contract.ts';
import { sendContactEmail } from '#domain/inbox/contact-contract.ts';
import { call } from '../api.ts';
import { sendEmail } from './send-email.ts';

export const sendContact = (input: InputOf<typeof sendContactEmail>): Promise<void> =>
  sendEmail(() => call(sendContactEmail, input));
