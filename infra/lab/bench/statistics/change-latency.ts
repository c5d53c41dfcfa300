import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import pino from 'pino';
import type { Position } from '#domain/core/events/event-store.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { createReadModels } from '#projections/core/read-models.ts';
import { runProjections } from '#projections/core/run-projections.ts';
import { projections } from '#projections/projections.ts';
import { quantile, type BenchRow } from '../row.ts';
import { answerEvents } from './answers.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly journal: Journal;
}

/**
 * Measures from the append of an answer until the notification of its changed statistics, with all projections running.
 */
export async function measureChange({ pool, journal }: Parts, answers: number): Promise<BenchRow[]> {
  const stop = new AbortController();
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
  const log = pino({ level: 'error' });
  const running = runProjections({ journal, pool, projections, log, signal: stop.signal, onReady });
  const readModels = createReadModels(pool);
  try {
    await ready;
    // All read models except the statistics must first process the events of the rebuild.
    const first = await answer(journal);
    await readModels.waitFor(
      projections.map(({ name }) => name),
      first,
      600_000,
    );
    const times: number[] = [];
    let newest = '';
    let told = (): void => undefined;
    readModels.onChange(({ projection, position }) => {
      if (projection !== 'statistics') return;
      newest = position;
      told();
    });
    for (let index = 0; index < answers; index += 1) {
      const started = performance.now();
      const position = await answer(journal);
      await new Promise<void>((resolve) => {
        told = () => {
          if (newest >= position) resolve();
        };
        told();
      });
      times.push(performance.now() - started);
    }
    return [
      latency('append until the change of the read model is published, p50', quantile(times, 0.5), 10),
      latency('append until the change of the read model is published, p99', quantile(times, 0.99), null),
    ];
  } finally {
    stop.abort();
    await running;
    await readModels.close();
  }
}

async function answer(journal: Journal): Promise<Position> {
  const commandId = randomUUID();
  const userId = randomUUID();
  const stream = questionAttemptStream.nameOf(commandId);
  const result = await journal.append(questionAttemptStream, stream, answerEvents(commandId), 'noStream', {
    commandId,
    correlationId: commandId,
    actor: { kind: 'student', id: userId },
    userId,
    at: new Date().toISOString(),
  });
  if (result.outcome !== 'appended') throw new Error('A new stream was there already');
  return result.position;
}

function latency(name: string, value: number, goal: number | null): BenchRow {
  return { name, unit: 'ms', value, limit: null, ratio: null, goal };
}
