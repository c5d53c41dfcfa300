import { CallFailed } from '#domain/core/call-failed.ts';
import { messageOf } from '../messages.ts';
import { dismissText, notify } from '../notices.ts';

const failed = 'Email not sent!';

/** Says how a call that sends an email went: specification, document 1, section 8. @throws CallFailed */
export async function sendEmail(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
    dismissText(failed);
    notify('Email sent successfully!', 'done');
  } catch (error) {
    // Faults of a field are shown at the field.
    const isAtField = error instanceof CallFailed && Object.keys(error.fields).length > 0;
    notify(failed, 'problem', isAtField ? {} : { help: messageOf(error) });
    throw error;
  }
}
