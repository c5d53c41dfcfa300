import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { inTurn } from '#domain/core/events/stream.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { answerQuestion, startMockTest } from '#domain/sittings/sit-mock-test.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { rfbQuestion, rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { openTestJournal, type TestJournal } from '#infra/testing/journal.ts';
import { draftQuestion, reviseQuestion } from '../questions/commands.ts';
import { keepSittingTime, onSitting, recordMockTestResult, type MockTestOutcome } from './commands.ts';

const startedAt = '2026-11-21T12:00:00.000Z';
const deadline = '2026-11-21T12:06:00.000Z';
const userId = randomUUID();
const at = (time: string, commandId: string = randomUUID()): CommandContext => ({
  commandId,
  correlationId: commandId,
  actor: { kind: 'system', id: 'workflows' },
  userId,
  at: time,
});

/** A sitting of two questions: the first was answered correctly, and its key is corrected meanwhile. */
async function startSitting(harness: TestJournal): Promise<string> {
  const sessionId = randomUUID();
  await draftQuestion(harness, rsaQuestion, at(startedAt));
  await draftQuestion(harness, rfbQuestion, at(startedAt));
  const questions = [rsaQuestion, rfbQuestion].map(({ uid }) => ({ uid, revision: 1 }));
  const test1 = {
    sessionId,
    mockTestId: 'reading_sprint_1',
    userId,
    sections: oneClock('reading', 360, questions),
  };
  const answer = { type: 'RSA', selectedAnswer: 'By ship' } as const;
  const decide = inTurn(mockTestStream, [
    (state) => startMockTest(state, { ...test1, now: startedAt }),
    (state) => answerQuestion(state, { question: rsaQuestion, answer, now: startedAt }),
  ]);
  await onSitting(harness, sessionId, at(startedAt, sessionId), decide, { isNew: true });
  const corrected = { ...rsaQuestion, correctIndex: 0 };
  await reviseQuestion(
    harness,
    { question: corrected, reason: 'wrong key', reasonsStand: true },
    at(startedAt),
  );
  return sessionId;
}
const typesOf = async (harness: TestJournal, sessionId: string) =>
  (await harness.journal.read(mockTestStream, mockTestStream.nameOf(sessionId))).map(({ type }) => type);
const refusal = (outcome: MockTestOutcome) => ('rejected' in outcome ? outcome.rejected : undefined);

describe('the commands of workflows', () => {
  test('end a section at its deadline, hand in, and score the asked and then the corrected revisions', async () => {
    await using harness = await openTestJournal();
    const sessionId = await startSitting(harness);
    const early = '2026-11-21T12:05:59.999Z';
    expect(await keepSittingTime(harness, sessionId, at(early))).toMatchObject({ changed: false });
    expect(refusal(await recordMockTestResult(harness, sessionId, at(early)))).toBe('test_not_submitted');

    const commands = [keepSittingTime, recordMockTestResult];
    const contexts = commands.map(() => at(deadline));
    const steps = commands.map(
      (command, index) => () => command(harness, sessionId, contexts[index] ?? at(deadline)),
    );
    for (const step of steps) expect(refusal(await step())).toBeUndefined();
    // A killed worker repeats each command, and another one sends it with another id.
    for (const step of steps) expect(await step()).toMatchObject({ replayed: true });
    for (const command of commands)
      expect(refusal(await command(harness, sessionId, at(deadline)))).toBeUndefined();

    expect(await typesOf(harness, sessionId)).toEqual([
      'MockTestStarted',
      'MockTestAnswerSubmitted',
      'MockTestSectionEnded',
      'MockTestSubmitted',
      'MockTestResultRecorded',
      'MockTestQuestionRescored',
    ]);
    const events = await harness.journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
    expect(events.at(-2)?.data).toMatchObject({ points: 1, maximum: 3 });
    // The result includes the effect of the correction, and its reason.
    const correction = {
      uid: rsaQuestion.uid,
      revision: 2,
      reason: 'wrong key',
      points: 0,
      maximum: 3,
    };
    expect(events.at(-1)?.data).toMatchObject(correction);
    expect(events.at(2)?.data).toEqual({ section: 'reading', cause: 'deadline' });
    expect(events.every(({ metadata }) => metadata.userId === userId)).toBe(true);
  });

  test('do not find a sitting that was never started', async () => {
    await using harness = await openTestJournal();
    for (const command of [keepSittingTime, recordMockTestResult]) {
      expect(refusal(await command(harness, randomUUID(), at(deadline)))).toBe('mock_test_not_found');
    }
  });

  test('may come from many workers at once', async () => {
    await using harness = await openTestJournal();
    const sessionId = await startSitting(harness);
    for (const command of [keepSittingTime, recordMockTestResult]) {
      const outcomes = await Promise.all(
        Array.from({ length: 4 }, () => command(harness, sessionId, at(deadline))),
      );
      expect(outcomes.map(refusal)).toEqual(outcomes.map(() => undefined));
    }
    expect(await typesOf(harness, sessionId)).toHaveLength(6);
  });
});
