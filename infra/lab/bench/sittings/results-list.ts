import { submitMockTest } from '#domain/sittings/contract.ts';
import { fetchAllMockTest, startMockTest } from '#domain/mock-tests/contract.ts';
import type { Platform } from '../http/platform.ts';
import { quantile, type BenchRow } from '../row.ts';
import { registerStudents, type Student } from './students.ts';

const atOnce = 10;

/** The duration of the test list for a student with many completed tests and their results. */
export async function measureResultsList(
  platform: Platform,
  { sittings, reads }: { sittings: number; reads: number },
): Promise<BenchRow> {
  const [student] = await registerStudents(platform, 1, 0);
  if (!student) throw new Error('There is no student');
  for (let sat = 0; sat < sittings; sat += atOnce)
    await Promise.all(Array.from({ length: atOnce }, () => sitAndHandIn(student)));
  const times: number[] = [];
  for (let read = 0; read <= reads; read += 1) {
    const since = performance.now();
    const { body } = await student.client.call(fetchAllMockTest, {});
    // The first read waits for the read model to process the last result.
    if (read > 0) times.push(performance.now() - since);
    const scored = body.mockTests.flatMap((test) => test.sittings).filter(({ figures }) => figures !== null);
    if (scored.length < sittings) throw new Error(`${scored.length} of ${sittings} sittings have a result`);
  }
  return {
    name: `the tests of a student with ${sittings} results, p50`,
    unit: 'ms',
    value: quantile(times, 0.5),
    limit: null,
    ratio: null,
    goal: 15,
  };
}

async function sitAndHandIn({ client }: Student): Promise<void> {
  const { sessionId } = (await client.call(startMockTest, { mockTestId: 'reading_sprint_1' })).body;
  await client.call(submitMockTest, { sessionId });
}
