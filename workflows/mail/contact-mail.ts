import type { ContactMessage } from '#domain/mail/contact-message.ts';
import { facts, quote, type Mail } from '#services/mail/mail.ts';

/** What somebody wrote on the contact page, for the team; an answer goes to its writer. */
export function contactMail({
  messageId,
  userId,
  to,
  message: { firstName, email, message },
}: {
  readonly messageId: string;
  /** Of the account that it was sent from; empty for a visitor. */
  readonly userId: string;
  readonly to: string;
  readonly message: ContactMessage;
}): Mail {
  const from = firstName === '' ? email : firstName;
  return {
    id: `contact-${messageId}`,
    to,
    userId,
    kind: 'contact_message',
    subject: `Message from ${from}`,
    replyTo: email,
    template: {
      title: 'Message from the contact page',
      blocks: [
        facts(
          ['Name', firstName === '' ? 'Not given' : firstName],
          ['E-mail address', email],
          ['Account', userId === '' ? 'None, a visitor' : userId],
        ),
        quote(message),
      ],
    },
  };
}
