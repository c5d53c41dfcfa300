import { isErased } from '#domain/core/personal.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { contactMail } from './contact-mail.ts';
import { createAddressPost, type PostDependencies } from './post-mail.ts';

/** Mails the team what people write to it. @param contactEmail the team's address */
export function contactReactor(dependencies: PostDependencies & { readonly contactEmail: string }): Reactor {
  const post = createAddressPost(dependencies);
  return defineReactor({
    name: 'contact',
    version: 1,
    types: ['ContactMessageSent'],
    async handle({ id: messageId, data, metadata: { userId = '' } }) {
      const { message, firstName, email } = data;
      // Its writer was forgotten meanwhile.
      if (isErased(message) || isErased(firstName) || isErased(email)) return;
      const to = dependencies.contactEmail;
      await post(contactMail({ messageId, userId, to, message: { message, firstName, email } }));
    },
  });
}
