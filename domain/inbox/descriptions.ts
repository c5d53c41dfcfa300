import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import type { ConversationEvent } from './conversation.ts';

export const inboxDescriptions: Descriptions<ConversationEvent> = {
  ContactMessageSent: ({ message }) => `Wrote to the team: ${readable(message)}`,
  ConversationContinued: ({ message }) => `Wrote to the team again: ${readable(message)}`,
  ConversationAnswered: ({ reply }) => `The team answered: ${readable(reply)}`,
  ConversationClosed: () => 'The team closed the conversation',
};
