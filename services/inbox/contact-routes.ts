import { conversationStream, openConversation } from '#domain/inbox/conversation.ts';
import { sendContactEmail } from '#domain/inbox/contact-contract.ts';
import { isErased } from '#domain/core/events/personal.ts';
import { accountKeyOf } from '../accounts/account-key.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { done, route, type Route } from '../http/route.ts';
import type { Principal } from '../identity/principal.ts';

export const emptyMessage = { rejected: 'invalid_input', fields: { message: 'Write a message.' } } as const;

/** Opens a conversation with the team. A reactor mails the message. */
export function contactRoutes({ journal, settings }: Pick<Dependencies, 'journal' | 'settings'>): Route[] {
  return [
    route(
      sendContactEmail,
      async ({ input, principal, context }) => {
        const message = input.message.trim();
        if (message === '') return emptyMessage;
        const sender = { firstName: input.firstName ?? '', email: input.email, ...known(principal) };
        const sent = await handle(
          journal,
          conversationStream,
          context.commandId,
          context,
          (state) => openConversation(state, { ...sender, message }),
          { isNew: true },
        );
        return 'rejected' in sent ? sent : done({}, sent);
      },
      { accountOf: async ({ input }) => accountKeyOf(settings.personalDataKey, input.email) },
    ),
  ];
}

/** A logged-in user's data come from the account, not the client. */
function known(principal: Principal): { readonly email?: string; readonly firstName?: string } {
  if (principal.kind !== 'student' && principal.kind !== 'admin') return {};
  const { email, firstName } = principal.account;
  return {
    ...(!isErased(email) && { email }),
    ...(firstName !== undefined && !isErased(firstName) && { firstName }),
  };
}
