import type pg from 'pg';
import type { Position } from '#domain/core/events/event-store.ts';
import { schema } from './tables/schema.ts';

/** The state of a serving read model. */
export interface ProjectionState {
  readonly name: string;
  readonly version: number;
  readonly position: Position | undefined;
  readonly status: 'running' | 'catching_up' | 'halted';
  readonly error?: string;
  /** The event at which it halted, if known. */
  readonly errorPosition?: Position;
  /** The maximum age of unwritten events; 0 if none. Without an owner, the time since its last beat. */
  readonly lagMs: number;
}

/** Owners report every second; after this silence the lag is unknown. */
const silenceMs = 3500;

interface StateRow {
  readonly projection: string;
  readonly version: number;
  readonly position: string | null;
  readonly status: ProjectionState['status'];
  readonly error: string | null;
  readonly error_position: string | null;
  readonly waiting_ms: number | null;
  readonly silent_ms: number;
}

export async function selectStates(pool: pg.Pool): Promise<ProjectionState[]> {
  const { rows } = await pool.query<StateRow>(
    `select projection, version, position, status, error, error_position,
       ${millisecondsSince('handled_until')} as waiting_ms, ${millisecondsSince('seen_at')} as silent_ms
     from ${schema}.checkpoint where serves order by projection`,
  );
  return rows.map((row) => ({
    name: row.projection,
    version: row.version,
    position: row.position ?? undefined,
    status: row.status,
    ...(row.error !== null && { error: row.error }),
    ...(row.error_position !== null && { errorPosition: row.error_position }),
    lagMs: lagOf(row),
  }));
}

function lagOf({ waiting_ms, silent_ms }: StateRow): number {
  return Math.max(0, Math.round(waiting_ms ?? (silent_ms > silenceMs ? silent_ms : 0)));
}

/** null for a null time. */
function millisecondsSince(column: 'handled_until' | 'seen_at'): string {
  return `extract(epoch from clock_timestamp() - ${column})::double precision * 1000`;
}
