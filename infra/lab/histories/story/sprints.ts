import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '#domain/core/client.ts';
import { fetchMockTestResult, saveMockTestQuestion, submitMockTest } from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { hasRule, rightAnswerTo } from '#domain/question-types/registry.ts';
import { someAnswer } from '#infra/lab/faults/players/answers.ts';
import { questionOf } from './practice.ts';

export interface Sat {
  readonly sessionId: string;
  readonly answered: readonly string[];
}

export async function sit(user: Client, admin: Client, count: number): Promise<Sat> {
  let { body: sitting } = await user.call(startMockTest, { mockTestId: 'reading_sprint_1' });
  const { sessionId } = sitting;
  const answered: string[] = [];
  while (sitting.question && answered.length < count) {
    const { question } = sitting;
    const known = await questionOf(admin, question.uid);
    const isRight = answered.length % 2 === 0 && hasRule(known);
    const answer = isRight ? rightAnswerTo(known) : someAnswer(question, 0.3);
    const given = await user.call(saveMockTestQuestion, { sessionId, uid: question.uid, answer });
    answered.push(question.uid);
    sitting = given.body;
  }
  return { sessionId, answered };
}

export async function handIn(user: Client, { sessionId }: Sat): Promise<void> {
  await user.call(submitMockTest, { sessionId });
}

export async function untilScored(
  user: Client,
  { sessionId }: Pick<Sat, 'sessionId'>,
  patienceMs: number,
): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(500)) {
    const { body } = await user.call(fetchMockTestResult, { sessionId });
    if (body.status === 'scored') return;
  }
  throw new Error(`${sessionId} was not scored within ${patienceMs / 1000} s`);
}
