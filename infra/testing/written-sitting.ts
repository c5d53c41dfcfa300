import { randomUUID } from 'node:crypto';
import type { CommandContext } from '#domain/core/journal.ts';
import * as contract from '#domain/mock-tests/contract.ts';
import { writingSprint } from '#domain/mock-tests/testing/writing-sprint.ts';
import { rsaQuestion, wscQuestion } from '#domain/question-types/testing/questions.ts';
import { analysedAnswer } from '#services/analysis/analysed-answer.ts';
import { scoreBy } from '#services/analysis/answer-to-score.ts';
import { createQuickAnalyses } from '#services/analysis/testing/quick-analysis.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { eventually, type TestApi, type TestUser } from './api.ts';

/** The question of `writingSprint` that a rule scores. */
const sprintChoice = { ...rsaQuestion, uid: 'RSA-9001', reserved: true };
const text =
  'Tea was a luxury in Europe at first, because ships had to bring it from far away and only the wealthy could afford it.';

type Site = Pick<TestApi, 'dependencies'>;

/** What the system itself does. @param userId whose pages are told */
const context = ({ dependencies }: Site, userId?: string): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: dependencies.clock(),
  ...(userId !== undefined && { userId }),
});

/** Publishes the questions of `writingSprint`, on a site that has no others. */
export async function publishSprint(site: Site): Promise<void> {
  const texts = ['WSC-9001', 'WSC-9002'].map((uid) => ({ ...wscQuestion, uid, reserved: true }));
  for (const question of [sprintChoice, ...texts]) {
    await draftQuestion(site.dependencies, question, context(site));
    await publishQuestion(site.dependencies, question.uid, context(site));
  }
}

/** Sits `writingSprint`: answers the question wrongly and both texts, which wait for `analyse`, and hands in. */
export async function sitSprint(user: TestUser) {
  const { mockTestId } = writingSprint;
  const { body: started } = await eventually(() => user.call(contract.startMockTest, { mockTestId }));
  const { sessionId } = started;
  const written: string[] = [];
  for (let { question } = started; question;) {
    const { uid, type } = question;
    if (type === 'WSC') written.push(uid);
    const answer =
      type === 'WSC' ? ({ type, text } as const) : ({ type: 'RSA', selectedAnswer: 'By rail' } as const);
    ({ question } = (await user.call(contract.saveMockTestQuestion, { sessionId, uid, answer })).body);
  }
  await user.call(contract.submitMockTest, { sessionId });
  return { sessionId, written };
}

/** The analysis of a written answer comes to its score. */
export async function analyse(site: Site, { userId }: TestUser, sessionId: string, uid = ''): Promise<void> {
  const answer = analysedAnswer(site.dependencies, { sessionId, uid });
  const given = await answer.read();
  if (!given) throw new Error(`${uid} was not answered`);
  await answer.recordScore(await scoreBy(createQuickAnalyses(), given, 1), context(site, userId));
}
