import type { Decision } from '#domain/core/events/decision.ts';
import { inTurn } from '#domain/core/events/stream.ts';
import { blueprintOf } from '#domain/fixed-tests/fixed-test-blueprint.ts';
import type { FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import {
  mockTestStream,
  type MockTestAttempt,
  type MockTestEvent,
} from '#domain/sittings/mock-test-attempt.ts';
import { setClocks } from '#domain/sittings/clocks/set-clocks.ts';
import { answerQuestion, startMockTest, startSection, submitTest } from '#domain/sittings/sit-mock-test.ts';
import type { Dependencies } from '#services/dependencies.ts';
import { handle } from '#services/core/handle.ts';
import { findReservedQuestions } from '#services/fixed-tests/find-reserved-questions.ts';
import { sittingIdOf } from '#services/sittings/sitting-ids.ts';
import { seedCommandId, seedContext } from '../seed-context.ts';
import { demoAnswerTo } from './demo-answer-to.ts';

interface DemoSitting {
  readonly test: FixedTest;
  readonly userId: string;
  readonly startedAt: number;
  readonly skill: number;
}

const secondsEach: Readonly<Record<string, number>> = { WWE: 1050, WWS: 420, LST: 420, LWD: 45 };

const demoSittingStep = (userId: string, mockTestId: string) => `demo/${userId}/${mockTestId}`;

export const demoSittingId = (userId: string, mockTestId: string): string =>
  sittingIdOf(userId, seedCommandId(demoSittingStep(userId, mockTestId)));

/**
 * A whole sitting of a fixed test in one append: its clocks have expired by the time the workflow starts, which would
 * end the sitting between two answers.
 * @throws if a rule rejects a step
 */
export async function sitDemoTest(
  { journal, bank }: Pick<Dependencies, 'journal' | 'bank'>,
  { test, userId, startedAt, skill }: DemoSitting,
): Promise<void> {
  const { mockTestId, examType } = test;
  const { sections, questions: uids } = blueprintOf(test);
  const asked = await findReservedQuestions(bank, uids);
  // An admin has removed one of its questions.
  if (!asked) return;
  let at = startedAt;
  const now = () => new Date(at).toISOString();
  const step = demoSittingStep(userId, mockTestId);
  const sessionId = demoSittingId(userId, mockTestId);
  const start = { sessionId, mockTestId, userId, examType, paidBy: 'plan', now: now() } as const;
  const clocks = setClocks(sections, asked);
  const left = [...asked];
  const steps = test.sections.flatMap(({ questions }, index): Step[] => {
    const begun = { now: now() };
    const answers = left.splice(0, questions.length).map(({ question }) => {
      at += (secondsEach[question.type] ?? 60) * 1000;
      return { question, answer: demoAnswerTo(question, skill, mockTestId), now: now() };
    });
    return [
      (state: MockTestAttempt) => (index === 0 ? [] : startSection(state, begun)),
      ...answers.map((answer) => (state: MockTestAttempt) => answerQuestion(state, answer)),
    ];
  });
  const handedIn = { now: now() };
  const sat = await handle(
    journal,
    mockTestStream,
    sessionId,
    { ...seedContext(step, now()), userId },
    inTurn(mockTestStream, [
      (state) => startMockTest(state, { ...start, sections: clocks }),
      ...steps,
      (state) => submitTest(state, handedIn),
    ]),
    { isNew: true },
  );
  if ('rejected' in sat) throw new Error(`${mockTestId} cannot be sat: ${sat.rejected}`);
}

type Step = (state: MockTestAttempt) => Decision<MockTestEvent, string>;
