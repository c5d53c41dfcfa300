import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#domain/accounts/contract.ts';
import { mockTestStream, type MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';
import { questionAttemptStream, type QuestionAttemptEvent } from '#domain/practice/question-attempt.ts';
import type { Score } from '#domain/scoring/score.ts';
import {
  adminMarkReports,
  fetchMarkReports,
  judgeMark,
  reportMark,
} from '#domain/writing/mark-report-contract.ts';
import { startTestApi, type TestApi, type TestPerson, type TestUser } from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';
import { countEvents } from '#infra/testing/refusals.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

const uid = 'WWS-0001';
const text = 'The data are clear about it.';
const span: [number, number] = [9, 12];
const score: Score = {
  points: 1,
  maximum: 2,
  successful: false,
  rubric: '2025',
  scorer: 'writing',
  scorerVersion: 3,
  traits: [
    {
      trait: 'grammar',
      points: 1,
      maximum: 2,
      evidence: [
        {
          kind: 'text',
          span,
          fault: 'grammar',
          category: 'agreement',
          subcategory: 'subject-verb-agreement',
          suggestions: ['is'],
          sources: ['tagger'],
        },
      ],
    },
  ],
};
const answer = { type: 'WWS', text } as const;

const contextOf = (person: TestPerson) => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' } as const,
  at: '2026-11-20T10:00:00.000Z',
  ...('userId' in person ? { userId: (person as TestUser).userId } : { visitorId: person.visitorId }),
});

/** A scored answer in practice. */
async function answered(person: TestPerson): Promise<string> {
  const attemptId = randomUUID();
  const about = { attemptId, uid, type: 'WWS' } as const;
  const events: QuestionAttemptEvent[] = [
    { type: 'AnswerSubmitted', data: { ...about, revision: 1, answer, secondsUsed: 60 } },
    { type: 'AnswerScored', data: { ...about, score, secondsUsed: 60 } },
  ];
  const stream = questionAttemptStream.nameOf(attemptId);
  await api.storage.journal.append(questionAttemptStream, stream, events, 'noStream', contextOf(person));
  return attemptId;
}

/** A scored sitting, or one whose result is still to come. */
async function sat(person: TestUser, isScored = true): Promise<string> {
  const sessionId = randomUUID();
  const mockTestId = 'writing_new_format';
  const [startedAt, expiresAt] = ['2026-11-20T09:00:00.000Z', '2026-11-27T09:00:00.000Z'];
  const clocks = [{ seconds: 600, questions: [{ uid, revision: 1 }] }];
  const events: MockTestEvent[] = [
    {
      type: 'MockTestStarted',
      data: {
        sessionId,
        mockTestId,
        userId: person.userId,
        startedAt,
        expiresAt,
        sections: [{ section: 'writing', clocks }],
      },
    },
    { type: 'MockTestAnswerSubmitted', data: { uid, index: 0, answer, submittedAt: startedAt } },
    { type: 'MockTestSectionEnded', data: { section: 'writing', cause: 'student' } },
    { type: 'MockTestSubmitted', data: { answered: 1, questions: 1 } },
    { type: 'MockTestAnswerScored', data: { uid, score } },
    {
      type: 'MockTestResultRecorded',
      data: { mockTestId, results: [{ uid, score }], points: 1, maximum: 2 },
    },
  ];
  await api.storage.journal.append(
    mockTestStream,
    mockTestStream.nameOf(sessionId),
    isScored ? events : events.slice(0, -1),
    'noStream',
    contextOf(person),
  );
  return sessionId;
}

const reported = (person: TestPerson, place: 'practice' | 'test', answerId: string) =>
  person.call(reportMark, { place, answerId, uid, span });

test('reports a mark in practice or a test once, and lets an admin judge it', async () => {
  const [student, visitor] = [await api.registerAndLogIn(), api.visitor()];
  for (const [person, place, answerId] of [
    [student, 'practice', await answered(student)],
    [visitor, 'practice', await answered(visitor)],
    [student, 'test', await sat(student)],
  ] as const) {
    const before = await countEvents(api, 'MarkReported');
    const first = await reported(person, place, answerId);
    expect(first.body).toEqual({ status: 'waiting' });
    expect((await reported(person, place, answerId)).body).toEqual({ status: 'waiting' });
    expect(await countEvents(api, 'MarkReported')).toBe(before + 1);

    await api.dependencies.readModels.waitFor(['mark_reports'], first.position);
    const filter = JSON.stringify({ status: 'waiting' });
    const [row] = (await admin.call(adminMarkReports.list, { filter })).body;
    expect(row).toMatchObject({
      uid,
      fault: 'grammar',
      rule: 'subject-verb-agreement',
      sources: ['tagger'],
      scorerVersion: 3,
      excerpt: { before: 'The data ', marked: 'are', after: ' clear about it.', suggestions: ['is'] },
      userId: person === student ? student.userId : null,
      visitorId: person === student ? null : visitor.visitorId,
    });
    const id = row?.id ?? '';
    const { position } = await admin.call(judgeMark, { id, judgement: 'accepted' });
    await admin.call(judgeMark, { id, judgement: 'accepted' });
    await api.dependencies.readModels.waitFor(['mark_reports'], position);
    expect((await admin.call(adminMarkReports.one, { id })).body).toMatchObject({ status: 'accepted' });
    expect((await reported(person, place, answerId)).body).toEqual({ status: 'accepted' });
    const own = await person.call(fetchMarkReports, { place, answerId });
    expect(own.body).toEqual({ reports: [{ uid, span, status: 'accepted' }] });
    const elsewhere = { place: place === 'test' ? 'practice' : 'test', answerId } as const;
    for (const [other, input] of [
      [api.visitor(), { place, answerId }],
      [admin, { place, answerId }],
      [person, elsewhere],
    ] as const)
      expect((await other.call(fetchMarkReports, input)).body).toEqual({ reports: [] });
  }
});

test("accepts reports only on marks of the user's own scored answers", async () => {
  const [student, other] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
  const attemptId = await answered(student);
  const own = { place: 'practice', answerId: attemptId, uid, span } as const;
  const refused = (person: TestPerson, changes: object) =>
    refusalOf(person.call(reportMark, { ...own, ...changes }));
  const notFound = { status: 404, code: 'not_found' };
  for (const changes of [
    { answerId: randomUUID() },
    { place: 'test' },
    { uid: 'WWS-0002' },
    { span: [9, 13] },
    { place: 'test', answerId: await sat(student, false) },
  ])
    expect(await refused(student, changes)).toMatchObject(notFound);
  for (const person of [other, api.visitor()]) expect(await refused(person, {})).toMatchObject(notFound);
  expect(await refused(other, { place: 'test', answerId: await sat(student) })).toMatchObject(notFound);
  expect(await refused(student, { span: [-1, 2] })).toMatchObject({ code: 'invalid_input' });
  const judged = { id: randomUUID(), judgement: 'accepted' } as const;
  expect(await refusalOf(admin.call(judgeMark, judged))).toMatchObject(notFound);
  expect(await refusalOf(student.call(judgeMark, judged))).toMatchObject({ code: 'not_allowed' });
});

test('stores nothing of the answer, so that a deleted account leaves no words', async () => {
  const student = await api.registerAndLogIn();
  const { position } = await reported(student, 'practice', await answered(student));
  await api.dependencies.readModels.waitFor(['mark_reports'], position);
  const filter = JSON.stringify({ userId: student.userId });
  const rows = async () => (await admin.call(adminMarkReports.list, { filter })).body;
  expect(await rows()).toMatchObject([{ excerpt: { marked: 'are' } }]);
  await student.call(deleteUser, { password: student.password });
  await expect.poll(rows).toMatchObject([{ excerpt: null, rule: 'subject-verb-agreement' }]);
});
