import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { saveMockTestQuestion, type Sitting } from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { someAnswer } from '#infra/lab/faults/players/answers.ts';
import type { Platform } from '../http/platform.ts';
import { quantile, type BenchRow } from '../row.ts';
import { registerStudents, type Student } from './students.ts';

/** The interval between a student's answers, as specified for this measurement. */
const answerEveryMs = 20_000;
/** One in this many sittings is a sprint, whose clock expires again and again while the others continue. */
const sprintEach = 10;
const perStudent = 10;

interface Watched {
  /** The durations in milliseconds of the calls made while all sittings were in progress. */
  readonly times: number[];
  /** The deadlines of abandoned sprints, by sitting. */
  readonly deadlines: Map<string, string>;
  isMeasuring: boolean;
}

interface ManySittings {
  readonly databaseUrl: string;
  readonly sittings: number;
  readonly seconds: number;
  readonly temporalPid: number;
}

/**
 * Measures many concurrent sittings with an answer every 20 s each: the duration of a call, the delay after an expired
 * clock, and the memory per sitting.
 */
export async function measureManySittings(
  platform: Platform,
  { databaseUrl, sittings, seconds, temporalPid }: ManySittings,
): Promise<BenchRow[]> {
  const students = await registerStudents(platform, Math.ceil(sittings / perStudent), perStudent);
  const servers = [...platform.processes(), ['Temporal', temporalPid] as const];
  const before = residentKilobytes(servers);
  const watched: Watched = { times: [], deadlines: new Map(), isMeasuring: false };
  const over = new AbortController();
  const under: Promise<void>[] = [];
  // Starts them spread over one answer interval, because students do not all start at once.
  for (let number = 0; number < sittings; number += 1) {
    const student = students[number % students.length];
    if (!student) throw new Error('There are no students');
    const sit = number % sprintEach === 0 ? sitSprints : sitReading;
    under.push(sit(student, watched, over.signal));
    await pause((2 * answerEveryMs) / sittings);
  }
  await pause(answerEveryMs);
  watched.isMeasuring = true;
  await pause(seconds * 1000);
  watched.isMeasuring = false;
  const after = residentKilobytes(servers);
  over.abort();
  await Promise.all(under);
  const late = await lateness(databaseUrl, watched.deadlines);
  const note = `${watched.times.length} calls in ${seconds} s; ${late.length} clocks ran out.`;
  const name = `${sittings} sittings at once, an answer each 20 s each`;
  const row = (what: string, unit: BenchRow['unit'], value: number, goal: number | null): BenchRow => ({
    name: `${name}: ${what}`,
    unit,
    value,
    limit: null,
    ratio: null,
    goal,
    note,
  });
  return [
    row('a call, p50', 'ms', quantile(watched.times, 0.5), null),
    row('a call, p99', 'ms', quantile(watched.times, 0.99), 100),
    row('a clock that ran out until its section was ended, p50', 'ms', quantile(late, 0.5), null),
    row('a clock that ran out until its section was ended, p99', 'ms', quantile(late, 0.99), 1000),
    ...servers.map(([server], at) => ({
      ...row(`memory of ${server} for each`, 'kB', ((after[at] ?? 0) - (before[at] ?? 0)) / sittings, null),
      note: `From ${inMegabytes(before[at])} with none to ${inMegabytes(after[at])} with all of them.`,
    })),
  ];
}

/** Takes a test of the reading part until time is up. */
async function sitReading(student: Student, watched: Watched, over: AbortSignal): Promise<void> {
  let sitting = await timed(watched, () =>
    student.client.call(startMockTest, { mockTestId: 'mock_test_updated_2025_reading_1' }),
  );
  while (await until(over, answerEveryMs)) {
    const given = await answer(student, sitting, watched);
    if (!given) return;
    sitting = given;
  }
}

/** Takes sprints one after another; leaves each before its last answer until its time expires. */
async function sitSprints(student: Student, watched: Watched, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    let sitting = await timed(watched, () =>
      student.client.call(startMockTest, { mockTestId: 'reading_sprint_1' }),
    );
    const deadline = sitting.clock?.deadline ?? '';
    while (Date.parse(deadline) - Date.now() > answerEveryMs + 5000) {
      if (!(await until(over, answerEveryMs))) return;
      sitting = (await answer(student, sitting, watched)) ?? sitting;
    }
    // Long enough to detect a late end.
    if (!(await until(over, Date.parse(deadline) - Date.now() + 10_000))) return;
    watched.deadlines.set(sitting.sessionId, deadline);
  }
}

async function answer(student: Student, { sessionId, question }: Sitting, watched: Watched) {
  if (!question) return undefined;
  const given = someAnswer(question, Math.random());
  return timed(watched, () =>
    student.client.call(saveMockTestQuestion, { sessionId, uid: question.uid, answer: given }),
  );
}

async function timed(watched: Watched, call: () => Promise<{ readonly body: Sitting }>): Promise<Sitting> {
  const since = performance.now();
  const { body } = await call();
  if (watched.isMeasuring) watched.times.push(performance.now() - since);
  return body;
}

/** @returns false if aborted first */
async function until(over: AbortSignal, ms: number): Promise<boolean> {
  await pause(ms, undefined, { signal: over }).catch(() => undefined);
  return !over.aborted;
}

/** How late each section ended after its deadline, in milliseconds, by the event store's clock. */
async function lateness(databaseUrl: string, deadlines: Watched['deadlines']): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const streams = [...deadlines.keys()].map((sessionId) => mockTestStream.nameOf(sessionId));
    const { rows } = await client.query<{ stream: string; recorded_at: Date }>(
      `select stream, recorded_at from event_store.event where stream = any($1) and type = 'MockTestSectionEnded'`,
      [streams],
    );
    if (rows.length < streams.length)
      throw new Error(`${streams.length - rows.length} clocks were never ended`);
    const endedAt = new Map(rows.map((row) => [row.stream, row.recorded_at.getTime()]));
    return [...deadlines].map(
      ([sessionId, deadline]) =>
        (endedAt.get(mockTestStream.nameOf(sessionId)) ?? Number.NaN) - Date.parse(deadline),
    );
  } finally {
    await client.end();
  }
}

/** The resident memory of each process, in kB. */
const residentKilobytes = (servers: readonly (readonly [string, number])[]): number[] =>
  servers.map(([, pid]) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
  );

const inMegabytes = (kilobytes = 0) => `${Math.round(kilobytes / 1024)} MB`;
