import { setTimeout as pause } from 'node:timers/promises';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { healthSchema } from '#domain/support/contract.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { median, quantile, type BenchOptions, type BenchRow } from '../row.ts';
import { startChild } from './child.ts';
import { makeDatabase } from './database.ts';
import { measureLive } from './live-latency.ts';
import { connections, requestsPerSecond, type Load } from './load.ts';
import { startPlatform, type Platform } from './platform.ts';

/**
 * Compares submitting an answer over HTTP with a bare Fastify route that does one INSERT, and measures how soon an open
 * window receives the change. Each server runs in a separate process.
 */
export async function benchHttp({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = async () => {
    const made = await makeDatabase(url);
    cleanUp.defer(made.drop);
    return made.url;
  };
  const bareUrl = await database();
  const platform = cleanUp.use(await startPlatform(await database()));
  const port = await freePort();
  cleanUp.use(
    await startChild('infra/lab/bench/http/bare-server.ts', {
      NODE_ENV: 'production',
      DATABASE_URL: bareUrl,
      PORT: String(port),
    }),
  );

  const seconds = quick ? 1 : 4;
  const bare: Load = { ...answerOf(platform), url: `http://127.0.0.1:${port}/answer`, seconds };
  const ninety: Load = { ...answerOf(platform), seconds };
  const submitting = await interleaved(bare, ninety, quick ? 1 : 5);
  await platform.startProjections();
  await caughtUp(platform);
  const projecting = await interleaved(bare, ninety, quick ? 1 : 3);
  await caughtUp(platform);
  const times = await measureLive(platform, quick ? 50 : 500);
  return [
    { name: `an answer over HTTP, ${connections} connections`, ...submitting, goal: 0.75 },
    { name: 'the same, with the projections at work', ...projecting, goal: 0.5 },
    latency('answer sent until the WebSocket reports it, p50', quantile(times, 0.5), 10),
    latency('answer sent until the WebSocket reports it, p99', quantile(times, 0.99), null),
  ];
}

/** The answer of a logged-in student; both servers receive the same one. */
function answerOf({ baseUrl, token }: Platform) {
  return {
    url: baseUrl + saveQuestionDone.path,
    headers: { authorization: `Bearer ${token}` },
    body: { uid: 'RSA-0001', answer: { type: 'RSA', selectedAnswer: '' }, secondsUsed: 41 },
  };
}

/** Alternates rounds of both after a warm-up round each; the result is the median ratio of the rounds. */
async function interleaved(bare: Load, ninety: Load, rounds: number) {
  const limits: number[] = [];
  const values: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const limit = await requestsPerSecond(bare);
    const value = await requestsPerSecond(ninety);
    if (round === 0) continue;
    limits.push(limit);
    values.push(value);
  }
  const ratio = median(values.map((value, round) => value / (limits[round] ?? Number.NaN)));
  return { unit: 'per second', value: median(values), limit: median(limits), ratio } as const;
}

function latency(name: string, value: number, goal: number | null): BenchRow {
  return { name, unit: 'ms', value, limit: null, ratio: null, goal };
}

/** Waits until the projections have caught up with the earlier rounds, so that the next measurement starts idle. */
async function caughtUp({ baseUrl, adminToken }: Platform): Promise<void> {
  const headers = { authorization: `Bearer ${adminToken}` };
  for (const until = Date.now() + 120_000; Date.now() < until;) {
    const { parts } = healthSchema.parse(await (await fetch(`${baseUrl}/health`, { headers })).json());
    const projections = Object.entries(parts).filter(([name]) => name.startsWith('projection '));
    if (projections.length > 0 && projections.every(([, part]) => part.detail === 'up to date')) return;
    await pause(200);
  }
  throw new Error('The projections did not catch up in two minutes');
}
