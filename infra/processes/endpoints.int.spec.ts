import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fetchCredits } from '#domain/credits/contract.ts';
import { fetchOwnAttempts, saveQuestionDone } from '#domain/practice/contract.ts';
import { startTestApi, type TestPerson } from '#infra/testing/api.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { temporalAddress } from '#infra/testing/temporal.ts';
import { misbehaviours, type AskedQuestion } from '#services/analysis/endpoint/testing/chat-double.ts';
import { startEndpointDouble } from '#services/analysis/endpoint/testing/endpoint-double.ts';
import { eventually } from '#workflows/core/testing/test-house.ts';
import { launchWorkflows } from './testing/launch-workflows.ts';

const { uid, sampleAnswer } = seeded('WSC');
const dataDir = mkdtempSync(path.join(tmpdir(), 'ninety-endpoint-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Each answer ends with the number of the way in which the endpoint goes wrong over it. */
const textOf = (way: number) => `${sampleAnswer} That was tool ${way}.`;
const wayOf = ({ answer }: AskedQuestion) => Number(/tool (\d+)\.$/.exec(answer)?.[1]);

async function submit(person: TestPerson, text: string): Promise<void> {
  const answer = { type: 'WSC', text } as const;
  expect((await person.call(saveQuestionDone, { uid, answer, secondsUsed: 60 })).status).toBe(202);
}

/** What the person is told of each answer, by its text: the latest score. */
async function scoresOf(person: TestPerson) {
  const { attempts } = (await person.call(fetchOwnAttempts, { uid })).body;
  return Object.fromEntries(
    attempts.map(({ answer, scores, failure }) => [
      answer && 'text' in answer ? answer.text : '',
      scores.length === 1 ? scores[0]?.score : { failure },
    ]),
  );
}

const spent = async (person: TestPerson) =>
  (await person.call(fetchCredits, {})).body.entries
    .filter(({ cause }) => cause !== 'welcome')
    .map(({ cause }) => cause);

test('an endpoint by its settings judges; whichever way it goes wrong, the student is scored by the house', async () => {
  await using endpoint = await startEndpointDouble({
    judges: (question) =>
      misbehaviours[wayOf(question)] ?? {
        traits: question.traits.map(({ trait }) => ({ trait: trait as 'content', points: 1, quotes: [] })),
        keyPoints: [],
        mistakes: [],
      },
  });
  await using api = await startTestApi({
    questions: [uid],
    settings: { freeWritingCredits: misbehaviours.length },
  });
  const { personalDataKey } = api.dependencies.settings;
  await using _ = await launchWorkflows(
    { databaseUrl: api.database.url, personalDataKey },
    {
      DATA_DIR: dataDir,
      TEMPORAL_ADDRESS: temporalAddress(),
      TEMPORAL_TASK_QUEUE: randomUUID(),
      WRITING_ANALYSIS_URL: endpoint.url,
      WRITING_ANALYSIS_MODEL: 'a-model',
      WRITING_ANALYSIS_KEY: 'a-key',
    },
  );
  const [first, student] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
  // The first answer waits for the models too.
  await submit(first, sampleAnswer);
  await eventually(async () => {
    expect(await scoresOf(first)).toEqual({
      [sampleAnswer]: expect.objectContaining({ scorer: 'writing-chat', model: 'a-model' }),
    });
  }, 120_000);

  const texts = Array.from(misbehaviours.keys(), textOf);
  for (const text of texts) await submit(student, text);
  // Silence is waited for, twice.
  await eventually(async () => {
    const score = { scorer: 'writing', insteadOf: 'writing-chat', maximum: 8 };
    const expected = texts.map((text) => [text, expect.objectContaining(score)] as const);
    expect(await scoresOf(student)).toEqual(Object.fromEntries(expected));
  }, 120_000);
  // Each has a score, so none is paid back; and each way was met, no more often than twice.
  expect(await spent(student)).toEqual(misbehaviours.map(() => 'spent'));
  const met = texts.map((text) => endpoint.questions.filter(({ answer }) => answer === text).length);
  expect(Math.min(...met)).toBeGreaterThan(0);
  expect(Math.max(...met)).toBeLessThanOrEqual(2);
}, 300_000);
