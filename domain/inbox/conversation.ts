import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { personal } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';

const events = {
  /** Specification, document 1, section 3: message, firstName, email. */
  ContactMessageSent: {
    version: 1,
    schema: z.object({
      message: personal(z.string()),
      firstName: personal(z.string()),
      email: personal(z.string()),
    }),
  },
  ConversationContinued: { version: 1, schema: z.object({ message: personal(z.string()) }) },
  ConversationAnswered: { version: 1, schema: z.object({ reply: personal(z.string()) }) },
  ConversationClosed: { version: 1, schema: z.object({}) },
} as const;

export type ConversationEvent = EventOf<typeof events>;
export type ContactMessage = Readonly<Record<'message' | 'firstName' | 'email', string>>;

/** `open`: the last message awaits an answer. */
export const conversationStatusSchema = z.enum(['open', 'answered', 'closed']);
export type ConversationStatus = z.infer<typeof conversationStatusSchema>;

export type Conversation =
  | { readonly status: 'none' }
  | {
      readonly status: ConversationStatus;
      /** From both sides. */
      readonly messages: number;
    };

/** From both sides together. */
export const maximumMessages = 100;

export const conversationStream = defineStream({
  category: 'contact_message',
  subject: 'Conversation with the team',
  events,
  initial: { status: 'none' },
  evolve(state: Conversation, { type }): Conversation {
    const messages = state.status === 'none' ? 0 : state.messages;
    switch (type) {
      case 'ContactMessageSent':
      case 'ConversationContinued':
        return { status: 'open', messages: messages + 1 };
      case 'ConversationAnswered':
        return { status: 'answered', messages: messages + 1 };
      case 'ConversationClosed':
        return { status: 'closed', messages };
    }
  },
});

export function openConversation(
  { status }: Conversation,
  message: ContactMessage,
): Decision<ConversationEvent> {
  return status === 'none' ? [{ type: 'ContactMessageSent', data: message }] : [];
}

type Refusal = 'conversation_not_found' | 'conversation_full';

/** Reopens a closed conversation. */
export function continueConversation(
  state: Conversation,
  { message }: { readonly message: string },
): Decision<ConversationEvent, Refusal> {
  return refusalOf(state) ?? [{ type: 'ConversationContinued', data: { message } }];
}

export function answerConversation(
  state: Conversation,
  { reply }: { readonly reply: string },
): Decision<ConversationEvent, Refusal> {
  return refusalOf(state) ?? [{ type: 'ConversationAnswered', data: { reply } }];
}

export function closeConversation({
  status,
}: Conversation): Decision<ConversationEvent, 'conversation_not_found'> {
  if (status === 'none') return reject('conversation_not_found');
  return status === 'closed' ? [] : [{ type: 'ConversationClosed', data: {} }];
}

function refusalOf(state: Conversation) {
  if (state.status === 'none') return reject('conversation_not_found');
  return state.messages >= maximumMessages ? reject('conversation_full') : undefined;
}
