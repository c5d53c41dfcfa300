import { makeDatabase } from '../http/database.ts';
import { startOwnTemporal } from '#infra/lab/own-temporal.ts';
import { startPlatform } from '../http/platform.ts';
import type { BenchOptions, BenchRow } from '../row.ts';
import { measureLastAnalysis } from './last-analysis.ts';
import { measureManySittings } from './many-sittings.ts';
import { measureWorkerBack } from './worker-back.ts';
import { measureResultsList } from './results-list.ts';

/** Short enough that the clocks of many sprints expire while a thousand sittings are in progress. */
const sprintSeconds = 60;

/** Sittings over HTTP, with each server and Temporal in a separate process. */
export async function benchSittings({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  const temporal = cleanUp.use(await startOwnTemporal());
  const platform = cleanUp.use(
    await startPlatform(database.url, { READING_SPRINT_SECONDS: String(sprintSeconds) }),
  );
  await platform.startProjections();
  await platform.startWorkflows(temporal.address);
  const databaseUrl = database.url;
  const analysed = await measureLastAnalysis(platform, { databaseUrl, sittings: quick ? 1 : 8 });
  const listed = await measureResultsList(platform, { sittings: quick ? 20 : 500, reads: quick ? 5 : 50 });
  const many = await measureManySittings(platform, {
    databaseUrl,
    sittings: quick ? 50 : 1000,
    seconds: quick ? 60 : 180,
    temporalPid: temporal.pid,
  });
  const back = await measureWorkerBack(platform, { address: temporal.address, times: quick ? 2 : 10 });
  return [...many, analysed, listed, ...back];
}
