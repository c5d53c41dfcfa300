import { action, paragraph, quote, type Mail } from '#services/mail/mail.ts';
import type { SiteAddress } from '../mail/verification-mail.ts';

/** An answer of the team. Replies go to the team's address. */
export function answerMail({
  eventId,
  userId,
  to,
  replyTo,
  question,
  reply,
  site,
}: {
  readonly eventId: string;
  readonly userId: string;
  readonly to: string;
  readonly replyTo: string;
  /** The first message of the conversation. */
  readonly question: string;
  readonly reply: string;
  readonly site: SiteAddress;
}): Mail {
  return {
    id: `contact-answer-${eventId}`,
    to,
    userId,
    kind: 'contact_answer',
    subject: 'Our answer to your message',
    replyTo,
    template: {
      title: 'Our answer to your message',
      blocks: [
        ...reply.split(/\n+/).map((line) => paragraph(line)),
        action('Reply', `${site}/contact-us`),
        paragraph('You wrote:'),
        quote(question),
      ],
    },
  };
}
