import { conversationStream } from '#domain/inbox/conversation.ts';
import { isErased } from '#domain/core/events/personal.ts';
import { streamId } from '#projections/core/tables/stream-id.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { createAddressPost, createMailPost, type PostDependencies } from '../mail/post-mail.ts';
import { answerMail } from './answer-mail.ts';
import { contactMail } from './contact-mail.ts';

/** Mails messages to the team and answers to the person. @param contactEmail the team's address */
export function contactReactor(dependencies: PostDependencies & { readonly contactEmail: string }): Reactor {
  const { journal, contactEmail, site } = dependencies;
  const postToAddress = createAddressPost(dependencies);
  const postToUser = createMailPost(dependencies);
  return defineReactor({
    name: 'contact',
    version: 1,
    types: ['ContactMessageSent', 'ConversationContinued', 'ConversationAnswered'],
    async handle({ id: eventId, type, data, stream, metadata: { userId = '' } }) {
      const [first] = await journal.read(conversationStream, stream, { maxCount: 1 });
      if (first?.type !== 'ContactMessageSent') return;
      const { firstName, email, message: question } = first.data;
      const text = type === 'ConversationAnswered' ? data.reply : data.message;
      // The writer has deleted the account meanwhile.
      if (isErased(text) || isErased(question) || isErased(firstName) || isErased(email)) return;
      const conversationId = streamId(stream);
      if (type !== 'ConversationAnswered') {
        const message = { message: text, firstName, email };
        return postToAddress(
          contactMail({ messageId: eventId, conversationId, userId, to: contactEmail, message, site }),
        );
      }
      const answer = { eventId, userId, question, reply: text, replyTo: contactEmail, site };
      if (userId === '') return postToAddress(answerMail({ ...answer, to: email }));
      await postToUser(userId, (_account, to) => answerMail({ ...answer, to }));
    },
  });
}
