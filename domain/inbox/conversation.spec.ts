import { test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import {
  answerConversation,
  closeConversation,
  continueConversation,
  conversationStream,
  maximumMessages,
  openConversation,
  type ConversationEvent,
} from './conversation.ts';

const first = { message: 'When is my exam?', firstName: 'Ann', email: 'ann@example.com' };
const opened: ConversationEvent = { type: 'ContactMessageSent', data: first };
const continued: ConversationEvent = { type: 'ConversationContinued', data: { message: 'And where?' } };
const answered: ConversationEvent = { type: 'ConversationAnswered', data: { reply: 'On Monday.' } };
const closed: ConversationEvent = { type: 'ConversationClosed', data: {} };

test('opens with a message, once', () => {
  given(conversationStream, [])
    .when((state) => openConversation(state, first))
    .then([opened]);
  given(conversationStream, [opened, answered])
    .when((state) => openConversation(state, first))
    .then([]);
});

test('is open until it is answered, and again after each message', () => {
  given(conversationStream, [opened])
    .when((state) => answerConversation(state, { reply: 'On Monday.' }))
    .thenState({ status: 'answered', messages: 2 });
  given(conversationStream, [opened, answered])
    .when((state) => continueConversation(state, { message: 'And where?' }))
    .thenState({ status: 'open', messages: 3 });
  given(conversationStream, [opened, answered, closed])
    .when((state) => continueConversation(state, { message: 'And where?' }))
    .thenState({ status: 'open', messages: 3 });
});

test('closes once, answered or not', () => {
  given(conversationStream, [opened]).when(closeConversation).then([closed]);
  given(conversationStream, [opened, closed]).when(closeConversation).then([]);
  given(conversationStream, [opened, closed, answered]).when(closeConversation).then([closed]);
});

test('takes no message if it does not exist or is full', () => {
  const answer = (state: Parameters<typeof answerConversation>[0]) =>
    answerConversation(state, { reply: 'On Monday.' });
  const goOn = (state: Parameters<typeof continueConversation>[0]) =>
    continueConversation(state, { message: 'And where?' });
  const full = [opened, ...Array.from({ length: maximumMessages - 1 }, () => continued)];
  for (const decide of [answer, goOn]) {
    given(conversationStream, []).when(decide).thenRejected('conversation_not_found');
    given(conversationStream, full).when(decide).thenRejected('conversation_full');
  }
  given(conversationStream, []).when(closeConversation).thenRejected('conversation_not_found');
  given(conversationStream, full).when(closeConversation).then([closed]);
});
