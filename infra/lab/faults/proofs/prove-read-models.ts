import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Journal, Recorded } from '#domain/core/events/journal.ts';
import type { Projection } from '#projections/core/projection.ts';
import { rebuild } from '#projections/core/rebuild.ts';
import { selectStates } from '#projections/core/states.ts';
import { selectAllRows } from '#projections/core/tables/table.ts';
import { projections } from '#projections/projections.ts';

export interface ReadModelProof {
  readonly name: string;
  readonly rows: number;
  readonly isEqual: boolean;
}

const catchUpMs = 60_000;

/** Waits until every read model has seen its last event, rebuilds each from scratch and compares the rows. */
export async function proveReadModels(
  { journal, pool }: { readonly journal: Journal; readonly pool: pg.Pool },
  events: readonly Recorded[],
): Promise<ReadModelProof[]> {
  const signal = AbortSignal.timeout(2 * catchUpMs);
  const proofs: ReadModelProof[] = [];
  for (const projection of projections) {
    const hasCaughtUp = await untilCaughtUp(pool, projection, events);
    const before = await selectAllRows(pool, projection, projection.name);
    await rebuild({ journal, pool, projection, signal });
    const after = await selectAllRows(pool, projection, projection.name);
    const isEqual = hasCaughtUp && isDeepStrictEqual(before, after);
    proofs.push({ name: projection.name, rows: after.length, isEqual });
  }
  return proofs;
}

async function untilCaughtUp(
  pool: pg.Pool,
  projection: Projection,
  events: readonly Recorded[],
): Promise<boolean> {
  const { eventTypes, name } = projection;
  const last =
    events.findLast(({ type }) => eventTypes === 'all' || eventTypes.includes(type))?.position ?? '';
  for (const until = Date.now() + catchUpMs; Date.now() < until; await pause(100)) {
    const state = (await selectStates(pool)).find((candidate) => candidate.name === name);
    if (state?.status === 'halted') return false;
    if ((state?.position ?? '') >= last) return true;
  }
  return false;
}
