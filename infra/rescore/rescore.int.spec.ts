import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import * as mockTests from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { wscQuestion } from '#domain/question-types/testing/questions.ts';
import { presentScorers } from '#domain/scoring/present-scorers.ts';
import type { Score } from '#domain/scoring/score.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import type { AnalysisSubject } from '#services/analysis/scorable-answer.ts';
import { createFindAnswer } from '#services/find-answer.ts';
import { scoreBy } from '#services/analysis/answer-to-score.ts';
import { createQuickAnalyses } from '#services/analysis/testing/quick-analysis.ts';
import { readRollouts } from '#services/rescoring/rollouts.ts';
import { draftQuestion, publishQuestion } from '#services/questions/commands.ts';
import { openStoredAnswers } from './open-stored-answers.ts';
import { previewScores, type PreviewOptions, type Previewed } from './preview.ts';

const blueprint: MockTestBlueprint = {
  mockTestId: 'writing_sprint',
  mockTestCategory: 'sprint',
  name: 'Writing sprint',
  description: 'A text to write about.',
  sections: oneClock('writing', 360, [{ type: 'WSC', count: 1 }]),
};
const inTest = { ...wscQuestion, uid: 'WSC-9002', reserved: true };
const text =
  'Tea was a luxury in Europe at first, because ships had to bring it from far away and only the wealthy could afford it, as the passage explains.';
const personalDataKey = randomBytes(32);
const analyses = createQuickAnalyses();

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ mockTests: [blueprint], questions: 'none', settings: { personalDataKey } });
  for (const question of [wscQuestion, inTest]) {
    await draftQuestion(api.dependencies, question, context());
    await publishQuestion(api.dependencies, question.uid, context());
  }
});
afterAll(() => api[Symbol.asyncDispose]());

let seconds = 0;
const context = (userId?: string) => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  at: new Date(Date.UTC(2026, 0, 1, 0, 0, seconds++)).toISOString(),
  actor: { kind: 'system', id: 'test' } as const,
  ...(userId !== undefined && { userId }),
});

/** Gives an answer today's score, modified as another scorer might have set it. */
async function score(subject: AnalysisSubject, { userId }: TestUser, changed: (today: Score) => Score) {
  const answer = createFindAnswer(api.dependencies)(subject);
  const written = await answer.read();
  if (!written) throw new Error('nothing was written');
  await answer.recordScore(changed(await scoreBy(analyses, written, 1)), context(userId));
}

async function practise(student: TestUser, changed: (today: Score) => Score = (today) => today) {
  const attemptId = randomUUID();
  const answer = { type: 'WSC', text } as const;
  const input = { uid: wscQuestion.uid, answer, secondsUsed: 60 };
  await student.call(saveQuestionDone, input, { commandId: attemptId });
  await score({ attemptId }, student, changed);
  return attemptId;
}

async function sit(student: TestUser, changed: (today: Score) => Score) {
  const { mockTestId } = blueprint;
  const started = await eventually(() => student.call(startMockTest, { mockTestId }));
  const { sessionId } = started.body;
  const { uid } = inTest;
  await student.call(mockTests.saveMockTestQuestion, { sessionId, uid, answer: { type: 'WSC', text } });
  await score({ sessionId, uid }, student, changed);
  return sessionId;
}

/** The score of an older version that gave the answer no points. */
const worthNothing = (today: Score): Score => ({
  ...today,
  points: 0,
  successful: false,
  traits: today.traits.map((one) => ({ ...one, points: 0 })),
});

async function preview(options: PreviewOptions = {}) {
  const answers = await openStoredAnswers(api.storage, {
    freeWritingCredits: 10,
    freeSpeakingCredits: 10,
  });
  const found: Previewed[] = [];
  for await (const one of previewScores(answers, analyses, options)) found.push(one);
  return found;
}

function run(...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: api.database.url,
    DATA_DIR: api.dataDir,
    PERSONAL_DATA_KEY: personalDataKey.toString('base64'),
  };
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof run>>>();
  execFile(
    process.execPath,
    [path.join(import.meta.dirname, 'main.ts'), ...args],
    { env },
    (error, out, err) => resolve({ code: error ? Number(error.code) : 0, said: out + err }),
  );
  return promise;
}

test('lists exactly the answers whose points would change', async () => {
  const student = await api.registerAndLogIn();
  const unchanged = await practise(student);
  const changed = await practise(student, worthNothing);
  const sessionId = await sit(student, worthNothing);
  const judged = await practise(student, (today) => ({
    ...worthNothing(today),
    scorer: 'writing-chat',
    model: 'a-model',
  }));
  const gone = await api.registerAndLogIn();
  const erased = await practise(gone, worthNothing);
  await api.storage.keys.destroy(gone.userId);

  const total = expect.objectContaining({ rubric: '2021', of: 'total', before: 0 });
  const change = { points: expect.arrayContaining([total]) };
  const found = await preview();
  expect(found).toMatchObject([
    {
      subject: { attemptId: unchanged },
      outcome: 'unchanged',
      scoredBy: expect.stringMatching(/^writing \d+$/),
    },
    { subject: { attemptId: changed }, outcome: 'changed', change },
    { subject: { sessionId, uid: inTest.uid }, outcome: 'changed', change },
    { subject: { attemptId: judged }, outcome: 'by_endpoint' },
    { subject: { attemptId: erased }, outcome: 'erased' },
  ]);
  // The preview records nothing: a second one finds the same.
  expect(await preview()).toEqual(found);
  expect((await preview({ embedded: true }))[3]).toMatchObject({ outcome: 'changed', change });
  expect(await preview({ limit: 2 })).toEqual(found.slice(0, 2));
  expect(await preview({ type: 'WWE' })).toEqual([]);
  expect(await preview({ since: found[3]?.at })).toEqual(found.slice(3));

  // Uses the models, whose points this test does not check.
  const file = path.join(api.dataDir, 'preview.json');
  const { code, said } = await run('--preview', '--json', file);
  expect(said).toContain('5 written answers with a score\n1 of them went with their accounts');
  expect(code).toBe(0);
  const told = readFileSync(file, 'utf8');
  expect(JSON.parse(told)).toHaveLength(5);
  for (const secret of ['luxury', student.email, student.userId]) expect(said + told).not.toContain(secret);

  const applied = await run('--apply', '--reason', 'A better tagger', '--type', 'WSC');
  expect(applied.code).toBe(0);
  const { rollouts } = await readRollouts(api.dependencies.journal);
  expect(rollouts).toMatchObject([
    { scorers: presentScorers, scope: { type: 'WSC' }, reason: 'A better tagger', counts: null },
  ]);
  expect(applied.said).toContain(rollouts[0]?.rolloutId);
  const again = await run('--apply', '--reason', 'Once more');
  expect(again.code).toBe(1);
  expect(again.said).toContain('Another rollout is running');
});
