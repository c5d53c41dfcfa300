import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { Defect } from '#domain/core/defect.ts';
import { isRejection } from '#domain/core/decision.ts';
import { fold } from '#domain/core/stream.ts';
import { questionAttemptStream, submitAnswer } from '#domain/practice/question-attempt.ts';
import { rsaQuestion, wscQuestion } from '#domain/question-types/testing/questions.ts';
import type { Answer, Question } from '#domain/question-types/registry.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { temporalAddress } from '#infra/testing/temporal.ts';
import { createFormAndSpelling } from '#services/analysis/form-and-spelling.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { createQuestionBank } from '#services/questions/question-bank.ts';
import { runReactors } from '../core/run-reactors.ts';
import { runWorker } from '../core/run-worker.ts';
import { bundleOfToday } from '../core/testing/bundle-of-today.ts';
import { contextFor, eventually, openTestHouse, silent } from '../core/testing/test-house.ts';
import type { WorkflowBundle } from '../core/workflow-bundle.ts';
import { createWorkflowStarter } from '../core/workflow-starter.ts';
import { createAnalysisActivities } from './activities.ts';
import { analysisReactor } from './reactor.ts';

let bundle: WorkflowBundle;
beforeAll(async () => {
  bundle = await bundleOfToday();
});

/** Reactor, worker and store, with an analysis that answers as it is told to. */
async function openHouse(analysis: WritingAnalysis) {
  const stack = new AsyncDisposableStack();
  const house = stack.use(await openTestHouse());
  const { journal, pool } = house;
  const temporal = { address: temporalAddress(), namespace: 'default', taskQueue: randomUUID() };
  const starter = stack.use(createWorkflowStarter(temporal));
  const stop = new AbortController();
  const { signal } = stop;
  const reactors = runReactors({
    journal,
    pool,
    reactors: [analysisReactor(starter, journal)],
    log: silent,
    signal,
  });
  const activities = createAnalysisActivities({
    journal,
    bank: createQuestionBank(journal),
    analysis,
    clock: () => new Date().toISOString(),
  });
  const worker = runWorker({ temporal, activities, bundle: async () => bundle, log: silent, signal });
  stack.defer(async () => {
    stop.abort();
    await Promise.all([reactors.ended, worker.ended]);
  });
  for (const question of [wscQuestion, rsaQuestion]) {
    await draftQuestion(house, question, contextFor('admin'));
    await publishQuestion(house, question.uid, contextFor('admin'));
  }
  const owned = stack.move();
  return {
    async answer(question: Question, answer: Answer): Promise<string> {
      const attemptId = randomUUID();
      const now = new Date().toISOString();
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
      await house.append(questionAttemptStream, stream, decision, { userId: 'ann', at: now });
      return attemptId;
    },
    async attempt(attemptId: string) {
      const events = await journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId));
      return { events, state: fold(questionAttemptStream, events) };
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

const text = `Tea, which came by ship, was dear${' and rare'.repeat(12)}, as the pasage says.`;

test('a written answer is scored by the analysis, once, with the misspelt word marked', async () => {
  await using house = await openHouse(createFormAndSpelling());
  const attemptId = await house.answer(wscQuestion, { type: 'WSC', text });
  await eventually(async () => expect((await house.attempt(attemptId)).state.status).toBe('scored'));
  const { events, state } = await house.attempt(attemptId);
  expect(events.map(({ type }) => type)).toEqual(['AnswerSubmitted', 'AnswerScored']);
  expect(events[1]?.metadata).toMatchObject({ userId: 'ann', actor: { kind: 'system' } });
  const from = text.indexOf('pasage');
  expect(state).toMatchObject({
    scores: [
      {
        score: {
          points: 2,
          maximum: 2,
          scorer: 'form-and-spelling',
          notJudged: ['content', 'grammar', 'vocabulary'],
          remarks: [{ kind: 'text', span: [from, from + 6], fault: 'spelling' }],
        },
      },
    ],
  });
});

test('an analysis that fails for a while is asked again; a defect is told as no score', async () => {
  let asked = 0;
  const works = createFormAndSpelling();
  await using house = await openHouse({
    async score(answer) {
      if (answer.text.startsWith('Broken')) throw new Defect('cannot be read');
      asked += 1;
      if (asked === 1) throw new Error('away for a moment');
      return works.score(answer);
    },
  });
  const scored = await house.answer(wscQuestion, { type: 'WSC', text });
  const broken = await house.answer(wscQuestion, { type: 'WSC', text: `Broken ${text}` });
  const ruled = await house.answer(rsaQuestion, { type: 'RSA', selectedAnswer: 'By ship' });
  await eventually(async () => {
    expect((await house.attempt(scored)).state.status).toBe('scored');
    expect((await house.attempt(broken)).state.status).toBe('failed');
  });
  expect(asked).toBe(2);
  const { events } = await house.attempt(broken);
  expect(events.map(({ type }) => type)).toEqual(['AnswerSubmitted', 'AnswerAnalysisFailed']);
  expect((await house.attempt(ruled)).events).toHaveLength(2);
});
