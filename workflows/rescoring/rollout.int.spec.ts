import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import * as mockTests from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { requestTestScoreNotice } from '#domain/sittings/scores/new-score-contract.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { fetchNotifications } from '#domain/notifications/contract.ts';
import { fetchOwnAttempts, requestNewScoreNotice, saveQuestionDone } from '#domain/practice/contract.ts';
import { wscQuestion } from '#domain/question-types/testing/questions.ts';
import { fetchScorerRollouts, rollOutScorers } from '#domain/rescoring/contract.ts';
import { presentScorers } from '#domain/scoring/present-scorers.ts';
import type { Score } from '#domain/scoring/score.ts';
import { fetchStatistics } from '#domain/statistics/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { createFindAnswer } from '#services/find-answer.ts';
import type { AnalysisSubject } from '#services/analysis/scorable-answer.ts';
import { scoreBy, type Analyses } from '#services/analysis/answer-to-score.ts';
import { createQuickAnalyses } from '#services/analysis/testing/quick-analysis.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { eventually, silent } from '../core/testing/test-harness.ts';
import { startTestWorkers } from '../core/testing/test-workers.ts';
import { createRolloutActivities } from './rollout-activities.ts';
import { rolloutReactor } from './rollout-reactor.ts';

const blueprint: MockTestBlueprint = {
  mockTestId: 'writing_sprint',
  mockTestCategory: 'sprint',
  name: 'Writing sprint',
  description: 'A text to write about.',
  sections: oneClock('writing', 360, [{ type: 'WSC', count: 1 }]),
};
const inTest = { ...wscQuestion, uid: 'WSC-9002', reserved: true };
const { uid } = wscQuestion;
const text =
  'Tea was a luxury in Europe at first, because ships had to bring it from far away and only the wealthy could afford it, as the passage explains.';
const clock = () => new Date().toISOString();
const quick = createQuickAnalyses();
/** How often the rollout scored each text. */
const scored: string[] = [];
let breaks: (text: string) => Error | undefined = () => undefined;
const analyses: Analyses = {
  ...quick,
  writing: {
    async score(answer, attempt) {
      const broken = breaks(answer.text);
      if (broken) throw broken;
      scored.push(answer.text);
      return { ...(await quick.writing.score(answer, attempt)), scorerVersion: presentScorers.writing };
    },
  },
};

let api: TestApi;
let stack: AsyncDisposableStack;
beforeAll(async () => {
  stack = new AsyncDisposableStack();
  api = stack.use(await startTestApi({ mockTests: [blueprint], questions: 'none' }));
  for (const question of [wscQuestion, inTest]) {
    await draftQuestion(api.dependencies, question, context());
    await publishQuestion(api.dependencies, question.uid, context());
  }
  stack.use(
    await startTestWorkers(
      api.storage,
      createRolloutActivities({
        journal: api.dependencies.journal,
        findAnswer: createFindAnswer(api.dependencies),
        analyses,
        log: silent,
        clock,
      }),
      (starter) => [rolloutReactor(starter)],
    ),
  );
});
afterAll(() => stack.disposeAsync());

const context = (userId?: string) => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  at: clock(),
  actor: { kind: 'system', id: 'test' } as const,
  ...(userId !== undefined && { userId }),
});

/** An older version's score of nothing. */
const older = (today: Score): Score => ({
  ...today,
  points: 0,
  successful: false,
  traits: today.traits.map((one) => ({ ...one, points: 0 })),
  scorer: 'writing',
  scorerVersion: presentScorers.writing - 1,
});

async function scoreFirst(subject: AnalysisSubject, { userId }: TestUser, as: (today: Score) => Score) {
  const answer = createFindAnswer(api.dependencies)(subject);
  const written = await answer.read();
  if (!written) throw new Error('nothing was written');
  await answer.recordScore(as(await scoreBy(quick, written, 1)), context(userId));
}

async function practise(student: TestUser, as = older, said = text) {
  const attemptId = randomUUID();
  const input = { uid, answer: { type: 'WSC', text: said } as const, secondsUsed: 60 };
  await student.call(saveQuestionDone, input, { commandId: attemptId });
  await scoreFirst({ attemptId }, student, as);
  return attemptId;
}

async function sit(student: TestUser) {
  const { mockTestId } = blueprint;
  const started = await eventuallyGives(() => student.call(startMockTest, { mockTestId }));
  const { sessionId } = started.body;
  const of = inTest.uid;
  await student.call(mockTests.saveMockTestQuestion, { sessionId, uid: of, answer: { type: 'WSC', text } });
  await scoreFirst({ sessionId, uid: of }, student, older);
  await student.call(mockTests.submitMockTest, { sessionId });
  return sessionId;
}

async function eventuallyGives<Result>(ask: () => Promise<Result>): Promise<Result> {
  let given: Result | undefined;
  await eventually(async () => {
    given = await ask();
  });
  if (given === undefined) throw new Error('nothing was given');
  return given;
}

async function rollOut(reason: string) {
  const admin = await api.admin();
  const commandId = randomUUID();
  const { body } = await admin.call(rollOutScorers, { reason }, { commandId });
  expect((await admin.call(rollOutScorers, { reason }, { commandId })).body).toEqual(body);
  const mine = async () =>
    (await admin.call(fetchScorerRollouts, {})).body.rollouts.find(
      ({ rolloutId }) => rolloutId === body.rolloutId,
    );
  await eventually(async () => expect((await mine())?.counts).not.toBeNull());
  return (await mine())?.counts;
}

const attemptOf = async (student: TestUser, attemptId: string) =>
  (await student.call(fetchOwnAttempts, { uid })).body.attempts.find((one) => one.attemptId === attemptId);
const noticesOf = async (student: TestUser) =>
  (await student.call(fetchNotifications, {})).body.notifications.filter(
    ({ type }) => type === 'second_score',
  );

test('adds one second score beside the first, and notifies the students who asked', async () => {
  const [asking, other, stranger] = [
    await api.registerAndLogIn(),
    await api.registerAndLogIn(),
    await api.registerAndLogIn(),
  ];
  const asked = await practise(asking);
  const unasked = await practise(other);
  const current = await practise(other, (today) => ({
    ...older(today),
    scorerVersion: presentScorers.writing,
  }));
  const byModel = await practise(other, (today) => ({
    ...older(today),
    scorer: 'writing-chat',
    model: 'a-model',
  }));
  const gone = await api.registerAndLogIn();
  await practise(gone);
  await api.storage.keys.destroy(gone.userId);
  const sessionId = await sit(asking);
  const inSitting = { sessionId, uid: inTest.uid };
  await expect(stranger.call(requestNewScoreNotice, { attemptId: asked })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(stranger.call(requestTestScoreNotice, inSitting)).rejects.toMatchObject({
    code: 'mock_test_not_found',
  });
  await asking.call(requestNewScoreNotice, { attemptId: asked });
  await eventually(() => asking.call(requestTestScoreNotice, inSitting));
  await eventually(async () =>
    expect((await attemptOf(asking, asked))?.newer).toEqual({ secondScores: [], isNoticeRequested: true }),
  );
  const statisticsOf = async () => (await asking.call(fetchStatistics, {})).body;
  const before = await statisticsOf();
  const resultOf = async () => (await asking.call(mockTests.fetchMockTestResult, { sessionId })).body;
  const { scores: points } = await resultOf();

  expect(await rollOut('A better tagger')).toEqual({ added: 3, changed: 3, failed: 0 });
  const version = presentScorers.writing;
  for (const [student, id] of [
    [asking, asked],
    [other, unasked],
  ] as const) {
    expect(await attemptOf(student, id)).toMatchObject({
      scores: [{ score: { points: 0, scorerVersion: version - 1 } }],
      newer: { secondScores: [{ scorerVersion: version }] },
    });
  }
  for (const id of [current, byModel]) expect((await attemptOf(other, id))?.newer?.secondScores).toEqual([]);
  const result = await resultOf();
  expect(result.scores).toEqual(points);
  expect(result.questions[0]).toMatchObject({
    score: { points: 0 },
    newer: { secondScores: [{ scorerVersion: version }], isNoticeRequested: true },
  });
  await eventually(async () =>
    expect((await noticesOf(asking)).map((one) => [one.attemptId, one.sessionId])).toEqual(
      expect.arrayContaining([
        [asked, null],
        [null, sessionId],
      ]),
    ),
  );
  expect(await noticesOf(other)).toEqual([]);
  expect(await statisticsOf()).toEqual(before);

  expect(await rollOut('Once more')).toEqual({ added: 0, changed: 0, failed: 0 });
  expect(scored).toHaveLength(3);
});

test('resumes an interrupted rollout, and continues past an answer that cannot be scored', async () => {
  const student = await api.registerAndLogIn();
  const texts = ['One.', 'Two.', 'Three.'].map((start) => `${start} ${text}`);
  const ids = [];
  for (const said of texts) ids.push(await practise(student, older, said));
  let isAway = true;
  breaks = (said) => {
    if (said.startsWith('Two.')) return new Error('cannot be read');
    if (!said.startsWith('Three.') || !isAway) return undefined;
    isAway = false;
    return new StoreUnavailable('away');
  };
  expect(await rollOut('The tagger of tomorrow')).toEqual({ added: 2, changed: 2, failed: 1 });
  expect(isAway).toBe(false);
  const second = await Promise.all(
    ids.map(async (id) => (await attemptOf(student, id))?.newer?.secondScores),
  );
  expect(second.map((scores) => scores?.length)).toEqual([1, 0, 1]);
  for (const said of [texts[0], texts[2]]) expect(scored.filter((one) => one === said)).toHaveLength(1);
});
