import type { ContactMessage } from '#domain/inbox/conversation.ts';
import { action, facts, quote, type Mail } from '#services/mail/mail.ts';
import type { SiteAddress } from '../mail/verification-mail.ts';

/** A message to the team. A reply to the mail goes to the person who wrote it, past the inbox. */
export function contactMail({
  messageId,
  conversationId,
  userId,
  to,
  message: { firstName, email, message },
  site,
}: {
  readonly messageId: string;
  readonly conversationId: string;
  /** Of the account that it was sent from; empty for a visitor. */
  readonly userId: string;
  readonly to: string;
  readonly message: ContactMessage;
  readonly site: SiteAddress;
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
          ['Email address', email],
          ['Account', userId === '' ? 'None, a visitor' : userId],
        ),
        quote(message),
        action('Answer in the console', `${site}/admin/#/conversations/${conversationId}/show`),
      ],
    },
  };
}
