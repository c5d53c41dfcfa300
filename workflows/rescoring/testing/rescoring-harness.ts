import { randomUUID } from 'node:crypto';
import { isRejection } from '#domain/core/events/decision.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { inTurn } from '#domain/core/events/stream.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { answerQuestion, startMockTest } from '#domain/sittings/sit-mock-test.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { questionAttemptStream, submitAnswer } from '#domain/practice/question-attempt.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { temporalAddress } from '#infra/testing/servers/temporal.ts';
import { openTestReadModels, startProjections, type TestReadModels } from '#infra/testing/projections.ts';
import { projections } from '#projections/projections.ts';
import { onSitting } from '#services/sittings/commands.ts';
import { draftQuestion, publishQuestion, reviseQuestion } from '#services/questions/commands.ts';
import { runReactors } from '../../core/run-reactors.ts';
import { runWorker } from '../../core/run-worker.ts';
import { contextFor, silent } from '../../core/testing/test-harness.ts';
import type { WorkflowBundle } from '../../core/workflow-bundle.ts';
import { createWorkflowStarter, type WorkflowStarter } from '../../core/workflow-starter.ts';
import { reviewsReactor } from '../../reviews/reactor.ts';
import { createRescoringActivities } from '../activities.ts';
import { rescoringReactor } from '../reactor.ts';

export type Person = { readonly userId: string } | { readonly visitorId: string };

/** The real parts of a rescoring. */
export interface RescoringHarness extends TestReadModels {
  readonly starter: WorkflowStarter;
  /** Unique on the shared Temporal, where other tests correct a question of the same name. */
  readonly idOf: (id: string) => string;
  readonly uid: string;
  /** Answers a revision of the question. @returns the attempt and the position */
  answer(person: Person, option: number, revision?: number): Promise<{ attemptId: string; position: string }>;
  /** Starts a sitting of this question alone, answered with this option. @returns its id */
  sit(option: number): Promise<string>;
  /** Corrects the key to another of the options "By rail", "By ship" and "On foot". */
  correct(correctIndex: number, reason: string): Promise<void>;
  /** Starts a worker. @returns its stop, which disposal calls too */
  startWorker(journal?: Journal): () => Promise<void>;
}

export async function openRescoringHarness(bundle: WorkflowBundle): Promise<RescoringHarness> {
  const stack = new AsyncDisposableStack();
  const harness = stack.use(await openTestReadModels());
  const { journal, pool, readModels } = harness;
  const question = { ...rsaQuestion, uid: 'RSA-0001' };
  const temporal = { address: temporalAddress(), namespace: 'default', taskQueue: randomUUID() };
  const idOf = (id: string) => `${id}-${temporal.taskQueue}`;
  const opened = stack.use(createWorkflowStarter(temporal));
  const starter: WorkflowStarter = {
    ...opened,
    start: (id, ...rest) => opened.start(idOf(id), ...rest),
  };
  const stop = new AbortController();
  const reactors = runReactors({
    journal,
    pool,
    reactors: [rescoringReactor(starter, journal), reviewsReactor({ journal })],
    log: silent,
    signal: stop.signal,
  });
  stack.use(startProjections(harness, projections));
  stack.defer(async () => {
    stop.abort();
    await reactors.ended;
  });
  const admin = () => contextFor('admin');
  await draftQuestion(harness, question, admin());
  await publishQuestion(harness, question.uid, admin());
  const revisions = [question];
  const owned = stack.move();
  return {
    ...harness,
    starter,
    idOf,
    uid: question.uid,
    async answer(person, option, revision = revisions.length) {
      const attemptId = randomUUID();
      const asked = revisions[revision - 1] ?? question;
      const at = new Date().toISOString();
      const decision = submitAnswer(questionAttemptStream.initial, {
        attemptId,
        question: asked,
        revision,
        answer: { type: 'RSA', selectedAnswer: asked.multichoice[option] ?? '' },
        secondsUsed: 10,
        timeline: [],
        viewer: { kind: 'visitor' },
        now: at,
      });
      if (isRejection(decision)) throw new Error(decision.rejected);
      const stream = questionAttemptStream.nameOf(attemptId);
      const position = await harness.append(questionAttemptStream, stream, decision, { ...person, at });
      return { attemptId, position };
    },
    async sit(option) {
      const sessionId = randomUUID();
      const now = new Date().toISOString();
      const revision = revisions.length;
      const started = {
        mockTestId: 'reading_sprint_1',
        sessionId,
        userId: 'ann',
        sections: oneClock('reading', 3600, [{ uid: question.uid, revision }]),
      };
      const answer = { type: 'RSA' as const, selectedAnswer: question.multichoice[option] ?? '' };
      const given = { question: revisions.at(-1) ?? question, answer, now };
      const decide = inTurn(mockTestStream, [
        (state) => startMockTest(state, { ...started, now }),
        (state) => answerQuestion(state, given),
      ]);
      await onSitting(harness, sessionId, contextFor('ann'), decide, { isNew: true });
      return sessionId;
    },
    async correct(correctIndex, reason) {
      const next = { ...question, correctIndex };
      revisions.push(next);
      const revised = await reviseQuestion(harness, { question: next, reason, reasonsStand: true }, admin());
      if ('rejected' in revised) throw new Error(revised.rejected);
    },
    startWorker(used = journal) {
      const stopWorker = new AbortController();
      const activities = createRescoringActivities({
        journal: used,
        readModels,
        log: silent,
        clock: () => new Date().toISOString(),
      });
      const { signal } = stopWorker;
      const worker = runWorker({ temporal, activities, bundle: async () => bundle, log: silent, signal });
      const end = async () => {
        stopWorker.abort();
        await worker.ended;
      };
      owned.defer(end);
      return end;
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
