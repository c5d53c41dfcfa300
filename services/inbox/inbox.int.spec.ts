import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser, updateUser } from '#domain/accounts/contract.ts';
import { isErased } from '#domain/core/events/personal.ts';
import { adminConversations, answerConversation, closeConversation } from '#domain/inbox/admin-contract.ts';
import { sendContactEmail } from '#domain/inbox/contact-contract.ts';
import { continueConversation, fetchConversations } from '#domain/inbox/contract.ts';
import { conversationStream } from '#domain/inbox/conversation.ts';
import { fetchNotifications } from '#domain/notifications/contract.ts';
import { startTestApi, type TestApi, type TestPerson, type TestUser } from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

async function messageOf(commandId: string) {
  const stream = conversationStream.nameOf(commandId);
  const [sent, ...others] = await api.storage.journal.read(conversationStream, stream);
  expect(others).toEqual([]);
  if (sent?.type !== 'ContactMessageSent') throw new Error('the message was not kept');
  return sent.data;
}

test('stores a message once with the data of the account, until the account is deleted', async () => {
  const ann = await api.registerAndLogIn();
  await ann.call(updateUser, { firstName: 'Ann' });
  const input = { message: '  When is\nmy exam? ', firstName: 'Eve', email: 'EVE@example.com' };
  const commandId = randomUUID();
  for (const _ of [1, 2])
    expect(await ann.call(sendContactEmail, input, { commandId })).toMatchObject({ body: {} });
  expect(await messageOf(commandId)).toEqual({
    message: 'When is\nmy exam?',
    firstName: 'Ann',
    email: ann.email,
  });
  await ann.call(deleteUser, { password: ann.password });
  const gone = await messageOf(commandId);
  expect([gone.message, gone.firstName, gone.email].every(isErased)).toBe(true);
});

test('takes name and lower-case email from a visitor, and refuses an empty message', async () => {
  const commandId = randomUUID();
  const visitor = api.visitor();
  const input = { message: 'Hello', firstName: 'Eve', email: 'EVE@Example.com' };
  await visitor.call(sendContactEmail, input, { commandId });
  expect(await messageOf(commandId)).toEqual({
    message: 'Hello',
    firstName: 'Eve',
    email: 'eve@example.com',
  });
  for (const message of ['', ' \n\t ']) {
    await expect(visitor.call(sendContactEmail, { ...input, message })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { message: 'Write a message.' },
    });
  }
});

/** Opens a conversation and waits for the lists. */
async function write(person: TestPerson, message: string): Promise<string> {
  const commandId = randomUUID();
  // The messages of an address are limited per hour.
  const email = `${commandId}@example.com`;
  await listed(await person.call(sendContactEmail, { message, firstName: 'Eve', email }, { commandId }));
  return commandId;
}
async function listed({ position }: { readonly position?: string | undefined }) {
  await api.dependencies.readModels.waitFor(['conversations', 'notifications'], position);
}
const ownOf = async (person: TestPerson) => (await person.call(fetchConversations, {})).body.conversations;
const rowOf = async (id: string) => (await admin.call(adminConversations.one, { id })).body;

test('lets the team answer a student, who is notified, reads it and replies', async () => {
  const ann = await api.registerAndLogIn();
  const conversationId = await write(ann, 'When is my exam?');
  const reply = 'On <b>Monday</b>.';
  const commandId = randomUUID();
  for (const _ of [1, 2])
    await listed(await admin.call(answerConversation, { conversationId, reply }, { commandId }));
  expect(await rowOf(conversationId)).toMatchObject({
    status: 'answered',
    userId: ann.userId,
    email: ann.email,
    latest: reply,
    messages: [
      { from: 'person', text: 'When is my exam?', by: null },
      { from: 'team', text: reply, by: admin.userId },
    ],
  });
  expect(await ownOf(ann)).toMatchObject([
    { conversationId, status: 'answered', messages: [{ from: 'you' }, { from: 'team', text: reply }] },
  ]);
  // Students do not see which team member answered.
  expect(JSON.stringify(await ownOf(ann))).not.toContain(admin.userId);
  const { notifications } = (await ann.call(fetchNotifications, {})).body;
  expect(notifications.map(({ type }) => type)).toEqual(['team_answered']);
  expect(JSON.stringify(notifications)).not.toContain('Monday');

  await listed(await ann.call(continueConversation, { conversationId, message: ' And where? ' }));
  expect(await rowOf(conversationId)).toMatchObject({ status: 'open', latest: 'And where?' });
  await listed(await admin.call(closeConversation, { conversationId }));
  expect(await rowOf(conversationId)).toMatchObject({ status: 'closed' });
  const filter = JSON.stringify({ q: 'AND WHERE', status: 'closed', userId: ann.userId });
  const { body: found } = await admin.call(adminConversations.list, { filter });
  expect(found.map(({ id }) => id)).toEqual([conversationId]);

  await listed(await ann.call(deleteUser, { password: ann.password }));
  expect(await rowOf(conversationId)).toMatchObject({
    userId: ann.userId,
    firstName: null,
    email: null,
    latest: null,
    messages: null,
  });
});

test('shows a visitor their own conversation only', async () => {
  const [eve, mallory, ann] = [api.visitor(), api.visitor(), await api.registerAndLogIn()];
  const conversationId = await write(eve, 'Is it free?');
  await listed(await admin.call(answerConversation, { conversationId, reply: 'Much of it.' }));
  expect(await ownOf(eve)).toMatchObject([{ conversationId, messages: [{}, { text: 'Much of it.' }] }]);
  for (const other of [mallory, ann, admin]) {
    expect(await ownOf(other)).toEqual([]);
    const refused = other.call(continueConversation, { conversationId, message: 'I am Eve.' });
    expect(await refusalOf(refused)).toMatchObject({ status: 404, code: 'conversation_not_found' });
  }
});

test('refuses empty messages, empty answers and unknown conversations', async () => {
  const ann = await api.registerAndLogIn();
  const conversationId = await write(ann, 'Hello');
  expect(await refusalOf(ann.call(continueConversation, { conversationId, message: ' ' }))).toMatchObject({
    code: 'invalid_input',
    fields: { message: 'Write a message.' },
  });
  for (const reply of [' ', 'a'.repeat(5_001), 'a\u0000'])
    expect(await refusalOf(admin.call(answerConversation, { conversationId, reply }))).toMatchObject({
      code: 'invalid_input',
    });
  const missing = { conversationId: randomUUID() };
  for (const refused of [
    () => ann.call(continueConversation, { ...missing, message: 'Hello' }),
    () => admin.call(answerConversation, { ...missing, reply: 'Hello' }),
    () => admin.call(closeConversation, missing),
  ])
    expect(await refusalOf(refused())).toMatchObject({ status: 404 });
});
