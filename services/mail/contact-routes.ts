import { contactMessageStream, sendMessage } from '#domain/mail/contact-message.ts';
import { sendContactEmail } from '#domain/mail/contact-contract.ts';
import { isErased } from '#domain/core/personal.ts';
import { accountKeyOf } from '../accounts/account-key.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { done, route, type Route } from '../http/route.ts';
import type { Principal } from '../identity/principal.ts';

/** What people write to the team: kept as an event, and mailed by a reactor. */
export function contactRoutes({ journal, settings }: Pick<Dependencies, 'journal' | 'settings'>): Route[] {
  return [
    route(
      sendContactEmail,
      async ({ input, principal, context }) => {
        const message = input.message.trim();
        if (message === '') return { rejected: 'invalid_input', fields: { message: 'Write a message.' } };
        const sender = { firstName: input.firstName ?? '', email: input.email, ...known(principal) };
        const sent = await handle(
          journal,
          contactMessageStream,
          context.commandId,
          context,
          (state) => sendMessage(state, { ...sender, message }),
          { isNew: true },
        );
        return 'rejected' in sent ? sent : done({}, sent);
      },
      { accountOf: async ({ input }) => accountKeyOf(settings.personalDataKey, input.email) },
    ),
  ];
}

/** What the account says of who is logged in, whatever their client says. */
function known(principal: Principal): { readonly email?: string; readonly firstName?: string } {
  if (principal.kind !== 'student' && principal.kind !== 'admin') return {};
  const { email, firstName } = principal.account;
  return {
    ...(!isErased(email) && { email }),
    ...(firstName !== undefined && !isErased(firstName) && { firstName }),
  };
}
