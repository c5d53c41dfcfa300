import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import {
  fetchMockTestResult,
  saveMockTestQuestion,
  submitMockTest,
  type Sitting,
} from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { someAnswer } from '#infra/lab/faults/players/answers.ts';
import type { Platform } from '../http/platform.ts';
import { quantile, type BenchRow } from '../row.ts';
import { registerStudents, type Student } from './students.ts';

/** Measures from the end of a sitting's last analysis, by the event store's clock, until its scorecard is available. */
export async function measureLastAnalysis(
  platform: Platform,
  { databaseUrl, sittings }: { databaseUrl: string; sittings: number },
): Promise<BenchRow> {
  const [student] = await registerStudents(platform, 1, sittings);
  if (!student) throw new Error('There is no student');
  const times: number[] = [];
  for (let sat = 0; sat < sittings; sat += 1) {
    const sessionId = await sitWriting(student);
    const shownAt = await scorecardShown(student, sessionId);
    times.push(shownAt - (await lastAnalysedAt(databaseUrl, sessionId)));
  }
  return {
    name: 'the last analysis of a sitting until its scorecard can be read, the slowest',
    unit: 'ms',
    value: Math.max(...times),
    limit: null,
    ratio: null,
    goal: 1000,
    note: `${sittings} sittings of the writing part, p50 ${Math.round(quantile(times, 0.5))} ms; read every 50 ms.`,
  };
}

async function sitWriting({ client }: Student): Promise<string> {
  const started = await client.call(startMockTest, { mockTestId: 'mock_test_updated_2025_writing_1' });
  let sitting: Sitting = started.body;
  const { sessionId } = sitting;
  while (sitting.question) {
    const { question } = sitting;
    const answer = someAnswer(question, Math.random());
    sitting = (await client.call(saveMockTestQuestion, { sessionId, uid: question.uid, answer })).body;
  }
  await client.call(submitMockTest, { sessionId });
  return sessionId;
}

async function scorecardShown({ client }: Student, sessionId: string): Promise<number> {
  for (const until = Date.now() + 120_000; Date.now() < until;) {
    const { body } = await client.call(fetchMockTestResult, { sessionId });
    if (body.status === 'scored' && body.estimate) return Date.now();
    await pause(50);
  }
  throw new Error('A scorecard did not come in two minutes');
}

async function lastAnalysedAt(databaseUrl: string, sessionId: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ at: Date | null }>(
      `select max(recorded_at) as at from event_store.event
       where stream = $1 and type in ('MockTestAnswerScored', 'MockTestAnswerAnalysisFailed')`,
      [mockTestStream.nameOf(sessionId)],
    );
    return rows[0]?.at?.getTime() ?? Number.NaN;
  } finally {
    await client.end();
  }
}
