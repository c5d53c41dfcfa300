import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { rightAnswerTo, studentView, type Answer, type Question } from '#domain/question-types/registry.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { fetchQuestion } from '#domain/questions/contract.ts';
import { eventually, startTestApi, type TestApi, type TestPerson } from '#infra/testing/api.ts';
import { scoreIn } from '#infra/testing/score-in.ts';
import { draftQuestion, publishQuestion, retireQuestion, reviseQuestion } from '../questions/commands.ts';

/** Answers to other revisions than the current one, and to missing questions. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
});
afterAll(() => api[Symbol.asyncDispose]());

const now = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: new Date().toISOString(),
});
let made = 1000;
type Rsa = Extract<Question, { type: 'RSA' }>;
/** A question and stream per test. */
async function drafted(given: Partial<Rsa> = {}): Promise<Rsa> {
  made += 1;
  const question = { ...rsaQuestion, uid: `RSA-${made}`, ...given } as Rsa;
  await draftQuestion(api.storage, question, now());
  return question;
}
async function published(given: Partial<Rsa> = {}): Promise<Rsa> {
  const question = await drafted(given);
  await publishQuestion(api.storage, question.uid, now());
  return question;
}
/** Revises and waits until the bank's cache of a second has expired. */
async function revised(question: Rsa, revision: number): Promise<void> {
  await reviseQuestion(api.storage, { question, reason: 'a test', reasonsStand: true }, now());
  await eventually(async () => {
    const { body } = await (await paid()).call(fetchQuestion, { uid: question.uid });
    expect(body.revision).toBe(revision);
  });
}
let admin: Promise<TestPerson> | undefined;
const paid = () => (admin ??= api.admin());

const submit = (
  person: TestPerson,
  uid: string,
  answer: Answer,
  { revision, commandId = randomUUID() }: { revision?: number; commandId?: string } = {},
) => person.call(saveQuestionDone, { uid, answer, secondsUsed: 5, revision }, { commandId });
const eventsOf = (attemptId: string) =>
  api.storage.journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId));

test('scores a question with corrected texts as it was seen', async () => {
  const question = await published();
  await revised({ ...question, multichoice: ['By train', 'By ship', 'On foot'] }, 2);
  const { uid } = question;
  const commandId = randomUUID();
  const old = { type: 'RSA', selectedAnswer: 'By rail' } as const;
  const reply = await submit(api.visitor(), uid, old, { revision: 1, commandId });
  expect(scoreIn(reply).traits[0]?.evidence).toContainEqual({
    kind: 'option',
    option: 'By rail',
    chosen: true,
    correct: false,
  });
  expect(reply.body.solution).toEqual(studentView(question, 'after'));
  expect((await eventsOf(commandId))[0]?.data).toMatchObject({ revision: 1 });
  // The current revision does not have this option.
  await expect(submit(api.visitor(), uid, old)).rejects.toMatchObject({ code: 'answer_does_not_fit' });
});

test('asks the student to reload a question with a changed key', async () => {
  const question = await published();
  await revised({ ...question, correctIndex: 2 }, 2);
  const commandId = randomUUID();
  const old = submit(api.visitor(), question.uid, rightAnswerTo(question), { revision: 1, commandId });
  await expect(old).rejects.toMatchObject({ code: 'question_changed', status: 409 });
  expect(await eventsOf(commandId)).toEqual([]);
  const again = await submit(api.visitor(), question.uid, rightAnswerTo(question), { revision: 2 });
  expect(scoreIn(again).points).toBe(0);
  // A later change of texts keeps the key of revision 2.
  await revised({ ...question, correctIndex: 2, title: 'Another title' }, 3);
  const late = await submit(
    api.visitor(),
    question.uid,
    { type: 'RSA', selectedAnswer: 'On foot' },
    { revision: 2 },
  );
  expect(scoreIn(late).points).toBe(1);
});

test('finds a revision that is new to this server, and refuses an unknown one', async () => {
  const question = await published();
  const { uid } = question;
  await submit(api.visitor(), uid, rightAnswerTo(question));
  // The server caches revision 1 for up to a second; another one may have shown revision 2 already.
  await reviseQuestion(
    api.storage,
    { question: { ...question, correctIndex: 0 }, reason: 'a test', reasonsStand: true },
    now(),
  );
  const reply = await submit(api.visitor(), uid, { type: 'RSA', selectedAnswer: 'By rail' }, { revision: 2 });
  expect(scoreIn(reply).points).toBe(1);
  for (const revision of [3, 999_999_999]) {
    await expect(submit(api.visitor(), uid, rightAnswerTo(question), { revision })).rejects.toMatchObject({
      code: 'question_changed',
    });
  }
});

test('does not open a paid question by its earlier free revision', async () => {
  const question = await published({ free: true });
  await revised({ ...question, free: false }, 2);
  const { uid } = question;
  await expect(submit(api.visitor(), uid, rightAnswerTo(question), { revision: 1 })).rejects.toMatchObject({
    code: 'paid_plan_needed',
  });
  const old = await submit(await paid(), uid, rightAnswerTo(question), { revision: 1 });
  expect(scoreIn(old).points).toBe(1);
});

test('hides a draft from students', async () => {
  const { uid } = await drafted();
  for (const person of [api.visitor(), await paid()]) {
    await expect(person.call(fetchQuestion, { uid })).rejects.toMatchObject({ code: 'question_not_found' });
    await expect(submit(person, uid, rightAnswerTo(rsaQuestion))).rejects.toMatchObject({
      code: 'question_not_found',
      status: 404,
    });
  }
});

test('hides a retired question, and keeps the result of an earlier answer', async () => {
  const question = await published();
  const { uid } = question;
  const visitor = api.visitor();
  const commandId = randomUUID();
  const first = await submit(visitor, uid, rightAnswerTo(question), { commandId });
  await retireQuestion(api.storage, { uid, reason: 'out of date' }, now());
  const refused = { code: 'question_retired', status: 410 };
  await eventually(() => expect(visitor.call(fetchQuestion, { uid })).rejects.toMatchObject(refused));
  await eventually(() =>
    expect(submit(visitor, uid, rightAnswerTo(question))).rejects.toMatchObject(refused),
  );
  await expect(submit(visitor, uid, rightAnswerTo(question), { revision: 1 })).rejects.toMatchObject(refused);

  expect(await submit(visitor, uid, rightAnswerTo(question), { commandId })).toEqual(first);
  const another = { type: 'RSA', selectedAnswer: '' } as const;
  for (const [person, answer, code] of [
    [visitor, another, 'already_submitted'],
    [api.visitor(), rightAnswerTo(question), 'key_reused'],
  ] as const) {
    await expect(submit(person, uid, answer, { commandId })).rejects.toMatchObject({ code });
  }
  await publishQuestion(api.storage, uid, now());
  await eventually(() => visitor.call(fetchQuestion, { uid }));
});

test('gives a repeated answer its first result after the key was corrected', async () => {
  const question = await published();
  const visitor = api.visitor();
  const commandId = randomUUID();
  const first = await submit(visitor, question.uid, rightAnswerTo(question), { commandId, revision: 1 });
  await revised({ ...question, correctIndex: 0 }, 2);
  for (const revision of [1, undefined, 2]) {
    const again = await submit(visitor, question.uid, rightAnswerTo(question), {
      commandId,
      ...(revision !== undefined && { revision }),
    });
    expect(again).toEqual(first);
  }
});
