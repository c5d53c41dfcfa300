import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headers, type AnyCall } from '#domain/core/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { rightAnswerTo, type Question } from '#domain/question-types/registry.ts';
import { lwdQuestion, rsaQuestion } from '#domain/question-types/testing/questions.ts';
import * as admins from '#domain/questions/admin-contract.ts';
import { fetchPredictedQuestions, fetchQuestion, fetchQuestions } from '#domain/questions/contract.ts';
import { questionStream } from '#domain/questions/question.ts';
import { expectRefusal } from '#infra/testing/refusals.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';

let api: TestApi;
let admin: TestUser;
let made = 1000;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

type Rsa = typeof rsaQuestion & { uid: string };
function newQuestion(): Rsa {
  made += 1;
  return { ...rsaQuestion, uid: `RSA-${made}` };
}
/** A call of the console, with the seen revision. */
async function send(call: AnyCall, input: object, ifMatch?: string) {
  const response = await api.inject({
    method: 'POST',
    url: call.path,
    headers: {
      authorization: `Bearer ${admin.token}`,
      [headers.idempotencyKey]: randomUUID(),
      ...(ifMatch !== undefined && { [headers.ifMatch]: ifMatch }),
    },
    payload: input,
  });
  return { response, etag: String(response.headers['etag']), body: response.json<Record<string, unknown>>() };
}
const isListed = async (uid: string) => {
  const { body } = await api.visitor().call(fetchQuestions, {});
  return body.questions.some((question) => question.uid === uid);
};

describe('a question', () => {
  test('is drafted, published, retired and published again, and visible while published', async () => {
    const question = newQuestion();
    const { uid } = question;
    expect((await admin.call(admins.draftQuestion, { question })).body).toEqual({ uid, revision: 1 });
    const waits = async (is: boolean) => {
      await eventually(async () => expect(await isListed(uid)).toBe(is));
    };
    await expect(api.visitor().call(fetchQuestion, { uid })).rejects.toMatchObject({
      code: 'question_not_found',
    });
    expect((await admin.call(admins.publishQuestion, { uid })).body).toEqual({ uid, revision: 1 });
    await waits(true);
    await eventually(() => api.visitor().call(fetchQuestion, { uid }));
    await admin.call(admins.retireQuestion, { uid, reason: 'Out of date' });
    await waits(false);
    await admin.call(admins.publishQuestion, { uid });
    await waits(true);
    const events = await api.storage.journal.readAny(questionStream.nameOf(uid));
    expect(events.map(({ type, metadata }) => [type, metadata.actor])).toEqual(
      ['QuestionDrafted', 'QuestionPublished', 'QuestionRetired', 'QuestionPublished'].map((type) => [
        type,
        { kind: 'admin', id: admin.userId },
      ]),
    );
  });

  test('shows its last revision, and all revisions with their reasons and answers', async () => {
    const question = newQuestion();
    const { uid } = question;
    await admin.call(admins.draftQuestion, { question });
    await admin.call(admins.publishQuestion, { uid });
    await api.visitor().call(saveQuestionDone, { uid, answer: rightAnswerTo(question), secondsUsed: 1 });
    const titled = { ...question, title: 'Another title', prediction: true };
    const corrected = { ...titled, correctIndex: 0 };
    const revise = async (to: Question, reason: string) =>
      (await admin.call(admins.reviseQuestion, { question: to, reason, reasonsStand: true })).body;
    expect(await revise(titled, 'A better title')).toEqual({ uid, revision: 2, changesKey: false });
    expect(await revise(corrected, 'A wrong key')).toEqual({ uid, revision: 3, changesKey: true });
    expect(await revise(corrected, 'Once more')).toEqual({ uid, revision: 3, changesKey: false });
    const answered = { uid, answer: rightAnswerTo(corrected), secondsUsed: 1, revision: 3 };
    await api.visitor().call(saveQuestionDone, answered);

    await eventually(async () => {
      const { body } = await admin.call(admins.fetchQuestionRevisions, { uid });
      expect(body).toMatchObject({
        status: 'published',
        revisions: [
          { revision: 3, question: corrected, reason: 'A wrong key', changesKey: true, attempts: 1 },
          { revision: 2, question: titled, reason: 'A better title', changesKey: false, attempts: 0 },
          { revision: 1, question, reason: null, changesKey: false, attempts: 1 },
        ],
      });
    });
    expect((await admin.call(fetchPredictedQuestions, {})).body.uids).toContain(uid);
  });

  test.each([
    [
      'whose key names no option',
      { ...rsaQuestion, uid: 'RSA-7001', correctIndex: 7 },
      'question.correctIndex',
    ],
    ['named like another type', { ...rsaQuestion, uid: 'LWD-7001' }, 'question.uid'],
    ['without a title', { ...rsaQuestion, uid: 'RSA-7001', title: '' }, 'question.title'],
    ['of a type that there is not', { ...rsaQuestion, type: 'SXX' }, 'question.type'],
    ['with a track from elsewhere', { ...lwdQuestion, track: 'https://elsewhere/x.mp3' }, 'question.track'],
  ])('%s is refused with the name of the field', async (_what, question, field) => {
    const { response } = await send(admins.draftQuestion, { question });
    expect(Object.keys(expectRefusal(response, 400, 'invalid_input'))).toContain(field);
  });

  test('beyond the limits of its type is refused at the field, as a draft and as a revision', async () => {
    const question = newQuestion();
    await admin.call(admins.draftQuestion, { question });
    const long = { ...question, topic: 'word '.repeat(301).trim() };
    for (const call of [admins.draftQuestion, admins.reviseQuestion]) {
      const { response } = await send(call, { question: long, reason: 'A longer text' });
      expect(expectRefusal(response, 400, 'invalid_input')).toEqual({
        'question.topic': '301 words: this type takes at most 300.',
      });
    }
  });

  test('with another key needs reviewed reasons', async () => {
    const question = newQuestion();
    await admin.call(admins.draftQuestion, { question });
    const corrected = { ...question, correctIndex: 0 };
    const { response } = await send(admins.reviseQuestion, { question: corrected, reason: 'A wrong key' });
    expectRefusal(response, 422, 'reasons_to_review');
    const stands = { question: corrected, reason: 'A wrong key', reasonsStand: true };
    expect((await admin.call(admins.reviseQuestion, stands)).body).toMatchObject({ changesKey: true });
  });

  test('is not drafted twice, and not changed if it does not exist', async () => {
    const question = newQuestion();
    await admin.call(admins.draftQuestion, { question });
    const other = { ...question, title: 'Another title' };
    const again = await send(admins.draftQuestion, { question: other });
    expectRefusal(again.response, 409, 'question_exists');
    const missing = newQuestion();
    for (const [call, input] of [
      [admins.publishQuestion, { uid: missing.uid }],
      [admins.reviseQuestion, { question: missing, reason: 'A reason' }],
      [admins.retireQuestion, { uid: missing.uid, reason: 'A reason' }],
      [admins.fetchQuestionRevisions, { uid: missing.uid }],
    ] as const) {
      expectRefusal((await send(call, input)).response, 404, 'question_not_found');
    }
  });
});

test('is not overwritten by a second admin', async () => {
  const question = newQuestion();
  const { uid } = question;
  const drafted = await send(admins.draftQuestion, { question });
  const seen = await send(admins.fetchQuestionRevisions, { uid });
  expect(seen.etag).toBe(drafted.etag);
  await eventually(async () => {
    const one = await api.inject({
      method: 'GET',
      url: `/api/admin/questions/${uid}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(one.headers['etag']).toBe(drafted.etag);
  });
  const revise = (title: string, etag: string) =>
    send(admins.reviseQuestion, { question: { ...question, title }, reason: 'A better title' }, etag);
  const [one, other] = await Promise.all([revise('One title', seen.etag), revise('Other title', seen.etag)]);
  const statuses = [one, other].map(({ response }) => response.statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 412]);
  const [kept, refused] = one.response.statusCode === 200 ? [one, other] : [other, one];
  expectRefusal(refused.response, 412, 'revision_conflict');
  expectRefusal((await send(admins.publishQuestion, { uid }, seen.etag)).response, 412, 'revision_conflict');
  expectRefusal(
    (await send(admins.retireQuestion, { uid, reason: 'A reason' }, seen.etag)).response,
    412,
    'revision_conflict',
  );
  expect((await revise('Third title', kept.etag)).response.statusCode).toBe(200);
  const { body } = await admin.call(admins.fetchQuestionRevisions, { uid });
  expect(body.revisions.map((each) => each.revision)).toEqual([3, 2, 1]);
});
