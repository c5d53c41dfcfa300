import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#domain/accounts/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { wscQuestion } from '#domain/question-types/testing/questions.ts';
import { fetchWritingDraft, saveWritingDraft } from '#domain/writing/contract.ts';
import { startTestApi, type TestApi, type TestPerson } from '#infra/testing/api.ts';
import { draftQuestion, publishQuestion } from '../questions/commands.ts';
import { dropOldDrafts } from './drafts.ts';

const { uid } = wscQuestion;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: ['RSA-0001'] });
  const context = () => ({
    commandId: randomUUID(),
    correlationId: randomUUID(),
    at: new Date().toISOString(),
    actor: { kind: 'system', id: 'test' } as const,
  });
  await draftQuestion(api.storage, wscQuestion, context());
  await publishQuestion(api.storage, uid, context());
});
afterAll(() => api[Symbol.asyncDispose]());

const save = (person: TestPerson, text: string) => person.call(saveWritingDraft, { uid, text });
const textOf = async (person: TestPerson) =>
  (await person.call(fetchWritingDraft, { uid })).body.draft?.text ?? null;
const rows = async () =>
  (await api.storage.pool.query<{ person: string; sealed: Buffer }>('select * from drafts.writing_draft'))
    .rows;

test('seals typed text for its owner until the answer is stored', async () => {
  const [ann, visitor] = [await api.registerAndLogIn(), api.visitor()];
  await save(ann, 'Tunnels');
  await save(ann, 'Tunnels carry');
  await save(visitor, 'Of a visitor');
  expect(await textOf(ann)).toBe('Tunnels carry');
  expect(await textOf(visitor)).toBe('Of a visitor');
  expect(await textOf(api.visitor())).toBeNull();
  for (const { sealed } of await rows()) expect(sealed.toString()).not.toMatch(/Tunnels|visitor/);
  const answer = { type: 'WSC', text: 'Tunnels carry water.' } as const;
  await ann.call(saveQuestionDone, { uid, answer, secondsUsed: 60 });
  expect(await textOf(ann)).toBeNull();
  expect(await textOf(visitor)).toBe('Of a visitor');
  await save(visitor, ' ');
  expect(await textOf(visitor)).toBeNull();
});

test('drops a save from before an answer, even when repeated', async () => {
  const ann = await api.registerAndLogIn();
  const found = async () => (await ann.call(fetchWritingDraft, { uid })).body;
  const submit = (commandId: string) => {
    const answer = { type: 'WSC', text: 'Tunnels carry water.' } as const;
    return ann.call(saveQuestionDone, { uid, answer, secondsUsed: 60 }, { commandId });
  };
  const saveAfter = (after: string | null, text: string) => ann.call(saveWritingDraft, { uid, text, after });
  const late = { code: 'already_submitted' };
  const [first, second] = [randomUUID(), randomUUID()];

  expect(await found()).toMatchObject({ draft: null, after: null });
  await submit(first);
  // No draft was saved before, but a late save of a draft in progress still fails, even of an empty text.
  await expect(saveAfter(null, 'Tunnels')).rejects.toMatchObject(late);
  await expect(saveAfter(null, '')).rejects.toMatchObject(late);
  expect(await found()).toMatchObject({ draft: null, after: first });

  await saveAfter(first, 'Anew');
  await submit(first);
  expect(await found()).toMatchObject({ draft: { text: 'Anew' }, after: first });
  await saveAfter(first, '');
  await saveAfter(first, 'Anew, and on');
  await submit(second);
  // Of another device, which still writes after the first answer.
  await expect(saveAfter(first, 'Anew, and')).rejects.toMatchObject(late);
  expect(await found()).toMatchObject({ draft: null, after: second });
});

test('keeps a newer text from being overwritten by another device or a late save', async () => {
  const ann = await api.registerAndLogIn();
  const found = async () => (await ann.call(fetchWritingDraft, { uid })).body;
  const saveAt = async (edit: number, text: string) =>
    (await ann.call(saveWritingDraft, { uid, text, after: null, edit })).body.edit;
  const outdated = { code: 'draft_outdated' };
  const first = await saveAt((await found()).edit, 'On the laptop');
  const onPhone = await saveAt((await found()).edit, 'On the laptop, then on the phone');
  await expect(saveAt(first, 'On the laptop still')).rejects.toMatchObject(outdated);
  await expect(saveAt(0, '')).rejects.toMatchObject(outdated);
  expect(await found()).toMatchObject({ draft: { text: 'On the laptop, then on the phone' }, edit: onPhone });
  await saveAt(onPhone, 'Chosen');
  expect(await textOf(ann)).toBe('Chosen');
});

test('deletes a draft with the account, and after a month', async () => {
  const ann = await api.registerAndLogIn();
  await save(ann, 'Mine');
  await ann.call(deleteUser, { password: ann.password });
  expect((await rows()).filter(({ person }) => person === ann.userId)).toEqual([]);
  const ben = await api.registerAndLogIn();
  await save(ben, 'Old');
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await dropOldDrafts(api.storage.pool, inDays(29));
  expect(await textOf(ben)).toBe('Old');
  await dropOldDrafts(api.storage.pool, inDays(31));
  expect(await textOf(ben)).toBeNull();
});

test('does not open a row that was swapped with another', async () => {
  const [ann, ben] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
  await save(ann, 'Of Ann');
  await save(ben, 'Of Ben');
  await api.storage.pool.query(
    `update drafts.writing_draft set sealed = (select sealed from drafts.writing_draft where person = $1)
     where person = $2`,
    [ann.userId, ben.userId],
  );
  await expect(ben.call(fetchWritingDraft, { uid })).rejects.toMatchObject({ code: 'internal' });
  await save(ben, 'Typed anew');
  expect(await textOf(ben)).toBe('Typed anew');
});

test('accepts only existing questions with written answers', async () => {
  const ann = await api.registerAndLogIn();
  const rejected = (of: string) => ann.call(saveWritingDraft, { uid: of, text: 'A' });
  await expect(rejected('RSA-0001')).rejects.toMatchObject({ code: 'answer_does_not_fit' });
  await expect(rejected('WSC-8888')).rejects.toMatchObject({ code: 'question_not_found' });
});
