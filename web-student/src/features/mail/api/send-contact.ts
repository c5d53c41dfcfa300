import { CallFailed } from '#domain/core/call-failed.ts';
import type { InputOf } from '#domain/core/contract.ts';
import { sendContactEmail } from '#domain/mail/contact-contract.ts';
import { call } from '../../../core/api.ts';
import { messageOf } from '../../../core/messages.ts';
import { notify } from '../../../core/notices.ts';

/** Writes to the team, and says how that went: specification, document 1, section 8. */
export async function sendContact(input: InputOf<typeof sendContactEmail>): Promise<void> {
  try {
    await call(sendContactEmail, input);
    notify('Email sent successfully!', 'done');
  } catch (error) {
    // What is wrong with a field stands at the field.
    const isAtField = error instanceof CallFailed && Object.keys(error.fields).length > 0;
    notify('Email not sent!', 'problem', isAtField ? {} : { help: messageOf(error) });
    throw error;
  }
}
