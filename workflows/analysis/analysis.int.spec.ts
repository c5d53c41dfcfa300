import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { Defect } from '#domain/core/defect.ts';
import { isRejection } from '#domain/core/events/decision.ts';
import { fold } from '#domain/core/events/stream.ts';
import { questionAttemptStream, submitAnswer } from '#domain/practice/question-attempt.ts';
import { rsaQuestion, wscQuestion } from '#domain/question-types/testing/questions.ts';
import type { Answer, Question } from '#domain/question-types/registry.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { openTestReadModels, startProjections } from '#infra/testing/projections.ts';
import { temporalAddress } from '#infra/testing/servers/temporal.ts';
import { listNotifications } from '#projections/notifications/queries.ts';
import { projections } from '#projections/projections.ts';
import { scoreWriting } from '#domain/scoring/writing/score-writing.ts';
import { factsOf } from '#domain/scoring/writing/testing/facts-of.ts';
import { createChatEndpoint } from '#services/analysis/endpoint/chat-endpoint.ts';
import { createEndpointWriting } from '#services/analysis/endpoint/endpoint-writing.ts';
import { startEndpointDouble } from '#services/analysis/endpoint/testing/endpoint-double.ts';
import { spendForAnswer } from '#services/credits/credits.ts';
import { readStanding } from '#services/credits/read-ledger.ts';
import { createEmbeddedWriting } from '#services/analysis/embedded/embedded-writing.ts';
import { createQuickAnalyses, createQuickAnalysis } from '#services/analysis/testing/quick-analysis.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { createQuestionBank } from '#services/questions/question-bank.ts';
import { createFindAnswer } from '#services/find-answer.ts';
import { runReactors } from '../core/run-reactors.ts';
import { runWorker } from '../core/run-worker.ts';
import { bundleOfToday } from '../core/testing/bundle-of-today.ts';
import { contextFor, eventually, silent } from '../core/testing/test-harness.ts';
import type { WorkflowBundle } from '../core/workflow-bundle.ts';
import { createWorkflowStarter } from '../core/workflow-starter.ts';
import { createAnalysisActivities } from './activities.ts';
import { analysisReactor } from './reactor.ts';

const otherQuestion = { ...wscQuestion, uid: 'WSC-9002' };

let bundle: WorkflowBundle;
beforeAll(async () => {
  bundle = await bundleOfToday();
});

async function openHarness(analysis: WritingAnalysis) {
  const stack = new AsyncDisposableStack();
  const harness = stack.use(await openTestReadModels());
  const { journal, pool, files, readModels } = harness;
  const settings = { freeWritingCredits: 3, freeSpeakingCredits: 3 };
  stack.use(startProjections(harness, projections));
  const temporal = { address: temporalAddress(), namespace: 'default', taskQueue: randomUUID() };
  const starter = stack.use(createWorkflowStarter(temporal));
  const stop = new AbortController();
  const { signal } = stop;
  const bank = createQuestionBank(journal);
  const reactors = runReactors({
    journal,
    pool,
    reactors: [analysisReactor(starter, journal)],
    log: silent,
    signal,
  });
  const findAnswer = createFindAnswer({ journal, bank, files, readModels, settings });
  const clock = () => new Date().toISOString();
  const workers = stack.use(new AsyncDisposableStack());
  /** Another worker, as in a second process. */
  const startWorker = (by: WritingAnalysis) => {
    const leave = new AbortController();
    const { ended } = runWorker({
      temporal,
      activities: createAnalysisActivities({
        findAnswer,
        analyses: { ...createQuickAnalyses(), writing: by },
        clock,
      }),
      bundle: async () => bundle,
      log: silent,
      signal: leave.signal,
    });
    const stopWorker = () => {
      leave.abort();
      return ended;
    };
    workers.defer(stopWorker);
    return { stop: stopWorker };
  };
  stack.defer(async () => {
    stop.abort();
    await reactors.ended;
  });
  const worker = startWorker(analysis);
  for (const question of [wscQuestion, otherQuestion, rsaQuestion]) {
    await draftQuestion(harness, question, contextFor('admin'));
    await publishQuestion(harness, question.uid, contextFor('admin'));
  }
  const owned = stack.move();
  return {
    journal,
    readModels,
    worker,
    startWorker,
    balance: (userId: string) => readStanding({ journal, settings }, { userId }),
    async answer(question: Question, answer: Answer, userId = 'ann', now = new Date().toISOString()) {
      const attemptId = randomUUID();
      const paid = { kind: 'writing', attemptId, uid: question.uid } as const;
      if (answer.type === 'WSC') {
        await spendForAnswer({ journal, settings }, { userId }, paid, contextFor(userId));
      }
      const decision = submitAnswer(questionAttemptStream.initial, {
        attemptId,
        question,
        revision: 1,
        answer,
        secondsUsed: 60,
        timeline: [],
        viewer: { kind: 'visitor' },
        now,
      });
      if (isRejection(decision)) throw new Error(decision.rejected);
      const stream = questionAttemptStream.nameOf(attemptId);
      await harness.append(questionAttemptStream, stream, decision, { userId, at: now });
      return attemptId;
    },
    async attempt(attemptId: string) {
      const events = await journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId));
      return { events, state: fold(questionAttemptStream, events) };
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

const text =
  'Tea was a luxury in Europe at first, because ships had to bring it from far away and only the wealthy could afford it, as the pasage explains.';

test.concurrent('scores a written answer by analysis once, and marks the misspelt word', async () => {
  await using analysis = createEmbeddedWriting();
  await analysis.warmUp();
  await using harness = await openHarness(analysis);
  const attemptId = await harness.answer(wscQuestion, { type: 'WSC', text });
  await eventually(async () => expect((await harness.attempt(attemptId)).state.status).toBe('scored'));
  const { events, state } = await harness.attempt(attemptId);
  expect(events.map(({ type }) => type)).toEqual(['AnswerSubmitted', 'AnswerScored']);
  expect(events[1]?.metadata).toMatchObject({ userId: 'ann', actor: { kind: 'system' } });
  const from = text.indexOf('pasage');
  expect(state).toMatchObject({
    scores: [
      {
        score: {
          maximum: 8,
          scorer: 'writing',
          remarks: [
            {
              kind: 'text',
              span: [from, from + 6],
              fault: 'spelling',
              suggestions: expect.arrayContaining(['passage']),
            },
          ],
        },
      },
    ],
  });
});

test.concurrent('retries a temporary failure of the analysis, and reports a defect as no score', async () => {
  let asked = 0;
  const works = createQuickAnalysis();
  await using harness = await openHarness({
    async score(answer) {
      if (answer.text.startsWith('Broken')) throw new Defect('cannot be read');
      asked += 1;
      if (asked === 1) throw new Error('away for a moment');
      return works.score(answer);
    },
  });
  const scored = await harness.answer(wscQuestion, { type: 'WSC', text });
  const broken = await harness.answer(wscQuestion, { type: 'WSC', text: `Broken ${text}` });
  const ruled = await harness.answer(rsaQuestion, { type: 'RSA', selectedAnswer: 'By ship' });
  await eventually(async () => {
    expect((await harness.attempt(scored)).state.status).toBe('scored');
    expect((await harness.attempt(broken)).state.status).toBe('failed');
  });
  expect(asked).toBe(2);
  const { events } = await harness.attempt(broken);
  expect(events.map(({ type }) => type)).toEqual(['AnswerSubmitted', 'AnswerAnalysisFailed']);
  expect((await harness.attempt(ruled)).events).toHaveLength(2);
});

test.concurrent('returns the credit once after a permanent failure, and notifies the student', async () => {
  await using harness = await openHarness({
    score: () => Promise.reject(new Defect('cannot be read')),
  });
  const attemptId = await harness.answer(wscQuestion, { type: 'WSC', text }, 'eve');
  expect(await harness.balance('eve')).toMatchObject({ writing: 2 });
  await eventually(async () => {
    expect(await harness.balance('eve')).toMatchObject({ writing: 3 });
    const told = await listNotifications(harness.readModels.db, 'eve', 10);
    expect(told).toMatchObject([
      {
        type: 'credit_given_back',
        attemptId,
        uid: wscQuestion.uid,
        details: { cause: 'analysis_failed' },
      },
    ]);
  });
  expect((await harness.attempt(attemptId)).state).toMatchObject({ status: 'failed' });
});

test.concurrent('passes only earlier answers of the student to other questions to the analysis', async () => {
  const shown = new Map<string, readonly string[]>();
  const works = createQuickAnalysis();
  await using harness = await openHarness({
    score(answer) {
      shown.set(answer.text, answer.earlier);
      return works.score(answer);
    },
  });
  const write = (question: typeof wscQuestion, said: string, userId?: string, at?: string) =>
    harness.answer(question, { type: 'WSC', text: said }, userId, at);
  await write(otherQuestion, 'The first.', 'ann', '2026-11-20T10:00:00.000Z');
  await write(otherQuestion, 'The second.', 'ann', '2026-11-20T11:00:00.000Z');
  await write(wscQuestion, 'To the same question.', 'ann', '2026-11-20T11:30:00.000Z');
  await write(otherQuestion, 'Of another.', 'ben', '2026-11-20T11:45:00.000Z');
  await write(otherQuestion, 'Later.', 'cleo', '2026-11-20T13:00:00.000Z');
  await write(wscQuestion, 'Asked.', 'ann', '2026-11-20T12:00:00.000Z');
  await eventually(() => expect(shown.get('Asked.')).toEqual(['The second.', 'The first.']));
});

test.concurrent('falls back to the embedded engine after two failures of an endpoint', async () => {
  const { sampleAnswer: sound } = wscQuestion;
  const asked = new Map<string, number>();
  await using double = await startEndpointDouble({
    judges: ({ answer, traits, keyPoints }) => {
      const times = (asked.get(answer) ?? 0) + 1;
      asked.set(answer, times);
      if (times === 1) return 'too many requests';
      if (answer.startsWith('Never')) return 'refusal';
      return {
        traits: traits.map(({ trait, maximum }) => ({
          trait: trait as 'content',
          points: maximum,
          quotes: [],
        })),
        keyPoints: keyPoints.map(({ index }) => ({ index, state: 'stated', quote: 'Tea' })),
        mistakes: [],
      };
    },
  });
  const endpoint = createChatEndpoint({ url: double.url, model: 'a-model', key: 'a-key' });
  const rules: WritingAnalysis = {
    score: (written) => Promise.resolve(scoreWriting(written, factsOf(written, written.text))),
  };
  await using harness = await openHarness(createEndpointWriting(endpoint, rules));
  const once = await harness.answer(wscQuestion, { type: 'WSC', text: sound });
  const never = await harness.answer(wscQuestion, { type: 'WSC', text: `Never mind. ${sound}` });
  await eventually(async () => {
    expect((await harness.attempt(once)).state).toMatchObject({
      scores: [{ score: { scorer: 'writing-chat', model: 'a-model' } }],
    });
    expect((await harness.attempt(never)).state).toMatchObject({
      scores: [{ score: { scorer: 'writing', insteadOf: 'writing-chat' } }],
    });
  });
  expect([...asked.values()]).toEqual([2, 2]);
});

test.concurrent('scores once although a worker stops in the middle of the analysis', async () => {
  const works = createQuickAnalysis();
  const hold = Promise.withResolvers<void>();
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await using harness = await openHarness({
    async score(answer) {
      begun.resolve();
      await hold.promise;
      return works.score(answer).finally(over.resolve);
    },
  });
  const attemptId = await harness.answer(wscQuestion, { type: 'WSC', text });
  await begun.promise;
  // The worker stops with an unfinished step.
  await harness.worker.stop();
  expect((await harness.attempt(attemptId)).state.status).toBe('submitted');
  harness.startWorker(works);
  // Temporal offers the step again after its time-out.
  await eventually(async () => expect((await harness.attempt(attemptId)).state.status).toBe('scored'));
  // The abandoned step wakes and records nothing.
  hold.resolve();
  await over.promise;
  const { events } = await harness.attempt(attemptId);
  expect(events.map(({ type }) => type)).toEqual(['AnswerSubmitted', 'AnswerScored']);
  expect(await harness.balance('ann')).toMatchObject({ writing: 2 });
});
