import { randomUUID } from 'node:crypto';
import { afterAll, assert, beforeAll, expect, test } from 'vitest';
import { writingSprint } from '#domain/sittings/testing/writing-sprint.ts';
import * as contract from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { notInTime, resultWaits } from '#domain/sittings/scores/result-waits.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { rsaQuestion, wscQuestion } from '#domain/question-types/testing/questions.ts';
import { createQuickAnalyses } from '#services/analysis/testing/quick-analysis.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import type { AnalysisSubject } from '../analysis/scorable-answer.ts';
import { createFindAnswer } from '../find-answer.ts';
import { scoreBy } from '../analysis/answer-to-score.ts';
import { draftQuestion, publishQuestion } from '../questions/commands.ts';
import { recordMockTestResult } from './commands.ts';
import { readSitting } from './read-sitting.ts';
import { timedResult } from './sitting-view.ts';

const { mockTestId } = writingSprint;
const reserved = [
  { ...rsaQuestion, uid: 'RSA-9001', reserved: true },
  { ...wscQuestion, uid: 'WSC-9001', reserved: true },
  { ...wscQuestion, uid: 'WSC-9002', reserved: true },
];
const text =
  'Tea was a luxury in Europe at first, because ships had to bring it from far away and only the wealthy could afford it, as the pasage explains.';

let api: TestApi;
let student: TestUser;
const context = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: new Date().toISOString(),
});
beforeAll(async () => {
  api = await startTestApi({ mockTests: [writingSprint], questions: 'none' });
  student = await api.registerAndLogIn();
  for (const question of reserved) {
    await draftQuestion(api.dependencies, question, context());
    await publishQuestion(api.dependencies, question.uid, context());
  }
});
afterAll(() => api[Symbol.asyncDispose]());

const resultOf = async (sessionId: string) =>
  (await student.call(contract.fetchMockTestResult, { sessionId })).body;
const typesOf = async (sessionId: string) =>
  (await api.storage.journal.read(mockTestStream, mockTestStream.nameOf(sessionId))).map(({ type }) => type);
const record = (sessionId: string) => recordMockTestResult(api.dependencies, sessionId, context());

/** Answers the question and the first text; the second one is left out. */
async function sitAndHandIn() {
  const started = await eventually(() => student.call(startMockTest, { mockTestId }));
  const { sessionId, question } = started.body;
  const rsa = question?.uid ?? '';
  const answer = { type: 'RSA', selectedAnswer: 'By ship' } as const;
  const next = await student.call(contract.saveMockTestQuestion, { sessionId, uid: rsa, answer });
  const uid = next.body.question?.uid ?? '';
  expect(next.body.question).not.toHaveProperty('sampleAnswer');
  await student.call(contract.saveMockTestQuestion, { sessionId, uid, answer: { type: 'WSC', text } });
  const { body } = await student.call(contract.submitMockTest, { sessionId });
  const leftOut = reserved.map((one) => one.uid).find((one) => one.startsWith('WSC') && one !== uid) ?? '';
  return { sessionId, uid, leftOut, body };
}

test('hands in a test with texts at once, and records the result with the last score', async () => {
  const { sessionId, uid, leftOut, body } = await sitAndHandIn();
  expect(body).toMatchObject({ status: 'submitted', answered: 3 });
  expect(await resultOf(sessionId)).toMatchObject({ status: 'submitted', pendingScores: 2, questions: [] });
  // Recording changes nothing while a score is missing.
  expect(await record(sessionId)).toMatchObject({ changed: false });
  expect(await record(sessionId)).toMatchObject({ changed: false });

  const analyses = createQuickAnalyses();
  for (const one of [uid, leftOut]) {
    const answer = createFindAnswer(api.dependencies)({ sessionId, uid: one });
    const written = await answer.read();
    expect(written?.answer).toMatchObject({ text: one === uid ? text : '' });
    if (written) await answer.recordScore(await scoreBy(analyses, written, 1), context());
    const left = one === uid ? 1 : 0;
    expect(await resultOf(sessionId)).toMatchObject({ status: 'submitted', pendingScores: left });
  }
  expect(await record(sessionId)).toMatchObject({ changed: true });
  const result = await resultOf(sessionId);
  expect(result).toMatchObject({
    status: 'scored',
    pendingScores: 0,
    scores: { maximum: 17 },
    questions: [
      { score: { points: 1, maximum: 1 } },
      { question: { uid }, answer: { text }, score: { maximum: 8, scorer: 'writing' } },
      { question: { uid: leftOut }, score: { points: 0, maximum: 8 }, solution: { type: 'WSC' } },
    ],
  });
  const points = result.questions.map(({ score }) => score?.points ?? 0);
  expect(points[1]).toBeGreaterThan(4);
  expect(result.scores?.points).toBe(points.reduce((sum, each) => sum + each));
  expect(result.questions[2]).not.toHaveProperty('answer');
  expect(await record(sessionId)).toMatchObject({ changed: false });
  expect((await typesOf(sessionId)).slice(-3)).toEqual([
    'MockTestAnswerScored',
    'MockTestAnswerScored',
    'MockTestResultRecorded',
  ]);
});

test('shows scores after two minutes, the result after an hour, and adds late ones', async () => {
  const { sessionId, uid, leftOut } = await sitAndHandIn();
  const sitting = await readSitting(api.storage.journal, sessionId);
  assert(sitting?.handedInAt);
  const after = (seconds: number) =>
    new Date(Date.parse(sitting.handedInAt ?? '') + seconds * 1000).toISOString();
  const seenAfter = (seconds: number) =>
    timedResult(sitting, api.dependencies, 'Writing sprint', after(seconds));
  expect((await seenAfter(resultWaits.shown - 1)).questions).toEqual([]);
  const early = await seenAfter(resultWaits.shown);
  expect(early).toMatchObject({
    status: 'submitted',
    pendingScores: 2,
    questions: [{ score: { points: 1, maximum: 1 } }, { isAwaited: true }, { isAwaited: true }],
  });
  expect(early).not.toHaveProperty('scores');

  const late = { ...context(), at: after(resultWaits.recorded) };
  expect(await recordMockTestResult(api.dependencies, sessionId, late)).toMatchObject({ changed: true });
  const first = await resultOf(sessionId);
  expect(first).toMatchObject({
    status: 'scored',
    scores: { points: 1, maximum: 1 },
    questions: [
      {},
      { question: { uid }, failure: notInTime },
      { question: { uid: leftOut }, failure: notInTime },
    ],
  });
  expect(first.scores).not.toHaveProperty('first');

  const answer = createFindAnswer(api.dependencies)({ sessionId, uid });
  const written = await answer.read();
  assert(written);
  const score = await scoreBy(createQuickAnalyses(), written, 1);
  await answer.recordScore(score, context());
  await answer.recordScore(score, context());
  expect(await resultOf(sessionId)).toMatchObject({
    scores: { points: 1 + score.points, maximum: 9, first: { points: 1, maximum: 1 } },
    questions: [{}, { score: { points: score.points }, isLate: true }, { failure: notInTime }],
  });
  expect((await typesOf(sessionId)).slice(-2)).toEqual([
    'MockTestResultRecorded',
    'MockTestLateScoreRecorded',
  ]);
});

test('compares a text with all earlier texts of the student, in practice and in tests', async () => {
  const ann = await api.registerAndLogIn();
  const [practised, other] = ['WSC-9003', 'WSC-9004'] as const;
  for (const uid of [practised, other]) {
    await draftQuestion(api.dependencies, { ...wscQuestion, uid }, context());
    await publishQuestion(api.dependencies, uid, context());
  }
  const write = async (person: TestUser, said: string, uid: string = practised) => {
    const answer = { type: 'WSC', text: said } as const;
    return (await person.call(saveQuestionDone, { uid, answer, secondsUsed: 60 })).body.attemptId;
  };
  /** Writes `Text <number>.` to each question that is answered in writing. */
  const sit = async (person: TestUser, ...numbers: number[]) => {
    const { body: started } = await person.call(startMockTest, { mockTestId });
    const { sessionId } = started;
    const asked: string[] = [];
    for (let { question } = started; question;) {
      const { uid, type } = question;
      if (type === 'WSC') asked.push(uid);
      const said = `Text ${numbers[asked.length - 1] ?? 0}.`;
      const answer =
        type === 'WSC'
          ? ({ type, text: said } as const)
          : ({ type: 'RSA', selectedAnswer: 'By ship' } as const);
      ({ question } = (await person.call(contract.saveMockTestQuestion, { sessionId, uid, answer })).body);
    }
    await person.call(contract.submitMockTest, { sessionId });
    return asked.map((uid) => ({ sessionId, uid }));
  };
  const earlier = async (subject: AnalysisSubject) => {
    const given = await createFindAnswer(api.dependencies)(subject).read();
    return given?.of === 'writing' ? given.answer.earlier : undefined;
  };

  await write(ann, 'In practice.');
  await write(student, 'Of somebody else.');
  const [first, second] = await sit(ann, 1, 2);
  await sit(student, 8, 9);
  const later = await write(ann, 'After the test.', other);
  const same = await write(ann, 'Once more.');
  const [third] = await sit(ann, 3, 4);
  assert(first && second && third);

  expect(await earlier(first)).toEqual(['In practice.']);
  expect(await earlier(second)).toEqual(['Text 1.', 'In practice.']);
  expect(await earlier({ attemptId: later })).toEqual(['Text 2.', 'Text 1.', 'In practice.']);
  // An earlier answer to the same question may well have the same words.
  expect(await earlier({ attemptId: same })).toEqual(['After the test.', 'Text 2.', 'Text 1.']);
  // The repeated question of the other test does not count.
  const ofOtherTest = third.uid === first.uid ? 'Text 2.' : 'Text 1.';
  expect(await earlier(third)).toEqual(['Once more.', 'After the test.', ofOtherTest, 'In practice.']);
});

test('reports a failed score, and counts it in neither points nor maximum', async () => {
  const { sessionId, uid, leftOut } = await sitAndHandIn();
  const reason = 'The analysis gave no score.';
  for (const one of [uid, leftOut])
    await createFindAnswer(api.dependencies)({ sessionId, uid: one }).recordFailure(reason, context());
  await record(sessionId);
  const result = await resultOf(sessionId);
  expect(result).toMatchObject({
    status: 'scored',
    scores: { points: 1, maximum: 1, scoreArray: [{ score: '1/1' }] },
    questions: [{ score: { points: 1 } }, { failure: reason, answer: { text } }, { failure: reason }],
  });
  expect(result.questions[1]).not.toHaveProperty('score');
});

test('records the result on handing in if all scores are there', async () => {
  const { body: started } = await student.call(startMockTest, { mockTestId });
  const { sessionId } = started;
  let { question } = started;
  while (question) {
    const { uid, type } = question;
    const answer =
      type === 'WSC' ? ({ type, text } as const) : ({ type: 'RSA', selectedAnswer: 'By ship' } as const);
    question = (await student.call(contract.saveMockTestQuestion, { sessionId, uid, answer })).body.question;
    const analysed = type === 'WSC' && createFindAnswer(api.dependencies)({ sessionId, uid });
    const written = analysed && (await analysed.read());
    if (written) await analysed.recordScore(await scoreBy(createQuickAnalyses(), written, 1), context());
  }
  const { body } = await student.call(contract.submitMockTest, { sessionId });
  expect(body).toMatchObject({ status: 'scored' });
});
