import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchCredits } from '#domain/credits/contract.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { wscQuestion } from '#domain/question-types/testing/questions.ts';
import { scoreWriting } from '#domain/scoring/writing/score-writing.ts';
import { factsOf } from '#domain/scoring/writing/testing/facts-of.ts';
import { analyseWritingText, getUserWritings, saveUserWriting } from '#domain/writing/contract.ts';
import { startTestApi, type TestApi, type TestPerson } from '#infra/testing/api.ts';
import type { AnalysedAnswer } from '../analysis/scorable-answer.ts';
import { createFindAnswer } from '../find-answer.ts';
import { draftQuestion, publishQuestion } from '../questions/commands.ts';

const { uid } = wscQuestion;
const text =
  'Tea was dear, for it came by ship from far away, and so few people drank it at that time, while coffee was cheaper and sold in every street.';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: ['RSA-0001'] });
  await draftQuestion(api.storage, wscQuestion, context());
  await publishQuestion(api.storage, uid, context());
});
afterAll(() => api[Symbol.asyncDispose]());

const context = () => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  at: new Date().toISOString(),
  actor: { kind: 'system', id: 'test' } as const,
});

/** The step of the workflow after the answer is stored, as the same person. */
async function whenStored(
  attemptId: string,
  act: (answer: AnalysedAnswer, about: { readonly userId?: string }) => Promise<unknown>,
) {
  const stream = questionAttemptStream.nameOf(attemptId);
  const submitted = () => api.storage.journal.read(questionAttemptStream, stream);
  await expect.poll(async () => (await submitted()).length).toBe(1);
  const [{ metadata } = { metadata: {} }] = await submitted();
  await act(createFindAnswer(api.dependencies)({ attemptId }), metadata);
}
const score = (attemptId: string) =>
  whenStored(attemptId, async (answer, { userId }) => {
    const written = await answer.read();
    if (written?.of !== 'writing') throw new Error('nothing was written');
    const found = scoreWriting(written.answer, factsOf(written.answer, written.answer.text));
    await answer.recordScore(found, { ...context(), ...(userId !== undefined && { userId }) });
  });
const analyse = (person: TestPerson, commandId: string, of = text) =>
  person.call(analyseWritingText, { uid, text: of, secondsUsed: 30 }, { commandId });

test('scores a text while the caller waits, for one credit, and returns it again', async () => {
  for (const person of [await api.registerAndLogIn(), api.visitor()]) {
    const before = (await person.call(fetchCredits, {})).body.writingCredits;
    const attemptId = randomUUID();
    const [answered] = await Promise.all([analyse(person, attemptId), score(attemptId)]);
    expect(answered).toMatchObject({
      status: 200,
      body: { attemptId, analysis: { Tags: [] }, score: { Final: expect.any(Number), Form: 2 } },
    });
    // Sent again it is the same answer, at once and for nothing.
    expect((await analyse(person, attemptId)).body).toEqual(answered.body);
    expect((await person.call(fetchCredits, {})).body.writingCredits).toBe(before - 1);

    const { userWriting } = (await person.call(getUserWritings, { uid })).body;
    expect(userWriting).toMatchObject([
      { uid, selectedAnswer: text, score: expect.stringMatching(/^\d+(\.\d+)?\/8$/), analysis: { Tags: [] } },
    ]);
    const [stored] = userWriting;
    // The server returns the stored score, whatever score a client sends.
    const boasted = { uid, selectedAnswer: text, score: '8/8', scoreAnalysis: { Final: 90 } };
    expect((await person.call(saveUserWriting, boasted)).body).toEqual({ userWriting: stored });
    const other = { ...boasted, selectedAnswer: 'Never sent.' };
    await expect(person.call(saveUserWriting, other)).rejects.toMatchObject({ code: 'not_found' });
  }
  expect((await api.visitor().call(getUserWritings, { uid })).body.userWriting).toEqual([]);
});

test('reports a text that cannot be scored at once, and returns the credit', async () => {
  const ann = await api.registerAndLogIn();
  const attemptId = randomUUID();
  const reason = 'The analysis gave no score.';
  const [answered] = await Promise.all([
    analyse(ann, attemptId),
    whenStored(attemptId, (answer) => answer.recordFailure(reason, { ...context(), userId: ann.userId })),
  ]);
  expect(answered).toMatchObject({ status: 202, body: { attemptId, failure: reason } });
  const { body } = await ann.call(fetchCredits, {});
  expect(body.entries.map(({ change, cause }) => [change, cause])).toEqual([
    [1, 'analysis_failed'],
    [-1, 'spent'],
    [10, 'welcome'],
    [10, 'welcome'],
  ]);
  expect(body.entries[0]).toMatchObject({ attemptId, uid });
});

test('analyses only written answers', async () => {
  const wrong = api.visitor().call(analyseWritingText, { uid: 'RSA-0001', text });
  await expect(wrong).rejects.toMatchObject({ code: 'answer_does_not_fit' });
  const missing = api.visitor().call(analyseWritingText, { uid: 'WSC-8888', text });
  await expect(missing).rejects.toMatchObject({ code: 'question_not_found' });
});
