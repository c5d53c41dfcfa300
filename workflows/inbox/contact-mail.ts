import type { ContactMessage } from '#domain/inbox/conversation.ts';
import { action, facts, quote, type Mail } from '#services/mail/mail.ts';
import type { SiteAddress } from '../mail/verification-mail.ts';

/** A message to the team. Replies go directly to its writer. */
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
