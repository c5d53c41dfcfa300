import { z } from 'zod';
import type { EventOf } from '../core/codec.ts';
import type { Decision } from '../core/decision.ts';
import { personal } from '../core/personal.ts';
import { defineStream } from '../core/stream.ts';

/** Specification, document 1, section 3: message, firstName, email. */
const messageSchema = z.object({
  message: personal(z.string()),
  firstName: personal(z.string()),
  email: personal(z.string()),
});

const events = { ContactMessageSent: { version: 1, schema: messageSchema } } as const;

export type ContactMessageEvent = EventOf<typeof events>;
export type ContactMessage = Readonly<Record<'message' | 'firstName' | 'email', string>>;

/** The stream `contact_message-<id>`: what somebody wrote to the team. */
export const contactMessageStream = defineStream({
  category: 'contact_message',
  subject: 'Message to the team',
  events,
  initial: { isSent: false },
  evolve: () => ({ isSent: true }),
});

export function sendMessage(
  { isSent }: { readonly isSent: boolean },
  message: ContactMessage,
): Decision<ContactMessageEvent> {
  return isSent ? [] : [{ type: 'ContactMessageSent', data: message }];
}
