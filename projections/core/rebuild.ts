import type { Journal } from '#domain/core/events/journal.ts';
import type pg from 'pg';
import { openRebuild } from './builds.ts';
import { follow } from './feed/follow.ts';
import type { Limits } from './limits.ts';
import { asOwner } from '../postgres/ownership.ts';
import type { Projection } from './projection.ts';
import { switching } from './switching.ts';

export interface Rebuild {
  readonly journal: Journal;
  readonly pool: pg.Pool;
  readonly projection: Projection;
  readonly signal: AbortSignal;
  readonly limits?: Partial<Limits>;
}

/**
 * Rebuilds a projection beside the serving rows, then switches and drops those; safe while it runs, one at a time.
 * @throws PoisonEvent, StoreUnavailable, and Postgres errors: the old rows then keep serving
 */
export async function rebuild({ journal, pool, projection, signal, limits }: Rebuild): Promise<void> {
  await asOwner({
    pool,
    owned: ['read_models', `${projection.name} rebuild`],
    signal,
    async work(lost) {
      const build = await openRebuild(pool, projection);
      let isSwitched = false;
      const turn = switching(pool, projection, build.tableName);
      const until = { ...turn, switch: async () => (isSwitched = await turn.switch()) };
      await follow({ journal, pool, projection, build, signal, lost, until, limits });
      if (!isSwitched) signal.throwIfAborted();
    },
  });
}
