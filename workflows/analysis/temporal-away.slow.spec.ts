import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';
import { expect, test } from 'vitest';
import { fetchCredits } from '#domain/credits/contract.ts';
import { fetchOwnAttempts, saveQuestionDone } from '#domain/practice/contract.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { startOwnTemporal } from '#infra/testing/servers/own-temporal.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { startTestWorkflows } from '#infra/testing/workflows.ts';
import { createQuickAnalysis } from '#services/analysis/testing/quick-analysis.ts';
import { eventually } from '../core/testing/test-harness.ts';

const { uid, sampleAnswer } = seeded('WSC');
/** The beginning of each text decides when its analysis is done. */
const texts = {
  whileAway: `First. ${sampleAnswer}`,
  givenUp: `Second. ${sampleAnswer}`,
  comesWhileAway: `Third. ${sampleAnswer}`,
};

const newHold = () => ({
  begun: Promise.withResolvers<void>(),
  over: Promise.withResolvers<void>(),
  tries: 0,
});

/** Holds the first try of two answers until released; all other tries succeed at once. */
function heldAnalysis() {
  const works = createQuickAnalysis();
  const [whileAway, givenUp] = [newHold(), newHold()];
  const held = new Map([
    [texts.whileAway, whileAway],
    [texts.givenUp, givenUp],
  ]);
  const analysis: WritingAnalysis = {
    async score(answer) {
      const hold = held.get(answer.text);
      if (hold) {
        hold.tries += 1;
        hold.begun.resolve();
        if (hold.tries === 1) await hold.over.promise;
      }
      return works.score(answer);
    },
  };
  return { analysis, whileAway, givenUp };
}

async function submit(student: TestUser, text: string): Promise<string> {
  const answer = { type: 'WSC', text } as const;
  const attemptId = randomUUID();
  const { status } = await student.call(
    saveQuestionDone,
    { uid, answer, secondsUsed: 60 },
    { commandId: attemptId },
  );
  expect(status).toBe(202);
  return attemptId;
}

const typesOf = async (api: TestApi, attemptId: string) =>
  (await api.storage.journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId))).map(
    ({ type }) => type,
  );
const scoredOnce = ['AnswerSubmitted', 'AnswerScored'];

async function statusesOf(address: string, attemptIds: readonly string[]): Promise<string[]> {
  const connection = await Connection.connect({ address });
  try {
    const { workflow } = new Client({ connection });
    const ids = attemptIds.map((attemptId) => `analyse_${questionAttemptStream.nameOf(attemptId)}`);
    const described = await Promise.all(ids.map((id) => workflow.getHandle(id).describe()));
    return described.map(({ status }) => status.name);
  } finally {
    await connection.close();
  }
}

test('loses no answer and scores each once when Temporal restarts during analyses', async () => {
  const held = heldAnalysis();
  await using temporal = await startOwnTemporal();
  await using api = await startTestApi({ questions: [uid], settings: { freeWritingCredits: 5 } });
  await using _ = startTestWorkflows(api, { address: temporal.address, analysis: held.analysis });
  const student = await api.registerAndLogIn();
  const [first, second] = [await submit(student, texts.whileAway), await submit(student, texts.givenUp)];
  await held.whileAway.begun.promise;
  await held.givenUp.begun.promise;

  await temporal.stop();
  // The score is recorded at once, even if Temporal never hears of it.
  held.whileAway.over.resolve();
  await eventually(async () => expect(await typesOf(api, first)).toEqual(scoredOnce));
  // Answers submitted meanwhile are stored.
  const third = await submit(student, texts.comesWhileAway);
  await eventually(async () => {
    const { attempts } = (await student.call(fetchOwnAttempts, { uid })).body;
    expect(attempts.map(({ answer, scores }) => [answer, scores.length])).toEqual([
      [{ type: 'WSC', text: texts.comesWhileAway }, 0],
      [{ type: 'WSC', text: texts.givenUp }, 0],
      [{ type: 'WSC', text: texts.whileAway }, 1],
    ]);
  });

  await temporal.start();
  await eventually(async () => expect(await typesOf(api, third)).toEqual(scoredOnce));
  // Temporal offers unfinished steps again after their time-out.
  await eventually(async () =>
    expect(await statusesOf(temporal.address, [first, second, third])).toEqual(
      Array.from({ length: 3 }, () => 'COMPLETED'),
    ),
  );
  expect(held.givenUp.tries).toBeGreaterThan(1);
  // The abandoned try wakes and records nothing.
  held.givenUp.over.resolve();
  await eventually(async () => {
    const { body } = await student.call(fetchCredits, {});
    expect(body.entries.map(({ cause }) => cause)).toEqual(['spent', 'spent', 'spent', 'welcome', 'welcome']);
  });
  for (const attemptId of [first, second, third]) expect(await typesOf(api, attemptId)).toEqual(scoredOnce);
});
