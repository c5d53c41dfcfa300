import { z } from 'zod';
import { defineCall, plainText, uuidSchema } from '../core/contract.ts';
import { conversationStatusSchema } from './conversation.ts';

/** The server rejects an empty one: specification, document 1, section 5. */
export const messageText = plainText(5_000);

const ownMessageSchema = z.object({
  from: z.enum(['you', 'team']),
  text: z.string(),
  at: z.string(),
});

const ownConversationSchema = z.object({
  conversationId: z.string(),
  status: conversationStatusSchema,
  messages: z.array(ownMessageSchema),
});
export type OwnConversation = z.infer<typeof ownConversationSchema>;

/** How many conversations an answer has at most. */
export const conversationsListed = 20;

export const fetchConversations = defineCall({
  name: 'fetchConversations',
  method: 'GET',
  path: '/api/inbox/fetchConversations',
  access: 'person',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ conversations: z.array(ownConversationSchema) }) },
  rejections: [],
});

export const continueConversation = defineCall({
  name: 'continueConversation',
  method: 'POST',
  path: '/api/inbox/continueConversation',
  access: 'person',
  effect: 'command',
  rateLimit: 'message',
  input: z.object({ conversationId: uuidSchema, message: messageText }),
  outputs: { 200: z.object({}) },
  rejections: ['conversation_not_found', 'conversation_full'],
});
