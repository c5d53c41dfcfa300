import { z } from 'zod';
import { adminResource } from '../core/admin-resource.ts';
import { defineCall, plainText, uuidSchema } from '../core/contract.ts';
import { conversationStatusSchema } from './conversation.ts';

const conversationRowSchema = z.object({
  id: z.string(),
  status: conversationStatusSchema,
  /** null for a visitor. */
  userId: z.string().nullable(),
  visitorId: z.string().nullable(),
  /** null once the account was deleted, like the address and all messages. */
  firstName: z.string().nullable(),
  email: z.string().nullable(),
  /** From either side. */
  latest: z.string().nullable(),
  openedAt: z.string(),
  updatedAt: z.string(),
});
export type ConversationRow = z.infer<typeof conversationRowSchema>;

const messageSchema = z.object({
  from: z.enum(['person', 'team']),
  text: z.string(),
  at: z.string(),
  by: z.string().nullable(),
});

const wholeConversationSchema = conversationRowSchema.extend({
  messages: z.array(messageSchema).nullable(),
});
export type WholeConversation = z.infer<typeof wholeConversationSchema>;

export const adminConversations = adminResource('conversations', conversationRowSchema, {
  sorts: ['status', 'openedAt', 'updatedAt'],
  filters: ['status', 'userId'],
  one: wholeConversationSchema,
});

const replyText = plainText(5_000).trim().min(1, 'Write an answer.');

export const answerConversation = defineCall({
  name: 'answerConversation',
  method: 'POST',
  path: '/api/admins/answerConversation',
  access: 'admin',
  effect: 'command',
  input: z.object({ conversationId: uuidSchema, reply: replyText }),
  outputs: { 200: z.object({}) },
  rejections: ['conversation_not_found', 'conversation_full'],
});

export const closeConversation = defineCall({
  name: 'closeConversation',
  method: 'POST',
  path: '/api/admins/closeConversation',
  access: 'admin',
  effect: 'command',
  input: z.object({ conversationId: uuidSchema }),
  outputs: { 200: z.object({}) },
  rejections: ['conversation_not_found'],
});
