import { CallFailed } from '#domain/core/call-failed.ts';
import { messageOf } from '../messages.ts';
import { dismissText, notify } from '../notices.ts';

const failed = 'Email not sent!';

/** Notifies of the outcome: specification, document 1, section 8. @throws CallFailed */
export async function sendEmail(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
    dismissText(failed);
    notify('Email sent successfully!', 'done');
  } catch (error) {
    // Field errors appear at their fields.
    const isAtField = error instanceof CallFailed && Object.keys(error.fields).length > 0;
    notify(failed, 'problem', isAtField ? {} : { help: messageOf(error) });
    throw error;
  }
}
