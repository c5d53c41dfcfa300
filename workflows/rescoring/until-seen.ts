import type { Position } from '#domain/core/events/event-store.ts';
import type { ReadModels } from '#projections/core/read-models.ts';

/** The lists of answers. */
const lists = ['attempts', 'sittings'] as const;
const patienceMs = 2_000;

/** Settles once the lists have reached a position. @throws Error before, to be retried */
export async function untilSeen(
  readModels: Pick<ReadModels, 'waitFor' | 'states'>,
  position: Position,
): Promise<void> {
  await readModels.waitFor(lists, position, patienceMs);
  const behind = (await ours(readModels)).filter((state) => (state?.position ?? '') < position);
  if (behind.length > 0) throw new Error(`Not all of ${lists.join(', ')} have reached ${position}`);
}

/** Settles once the lists have caught up. @throws Error before, to be retried */
export async function untilCaughtUp(readModels: Pick<ReadModels, 'states'>): Promise<void> {
  const states = await ours(readModels);
  if (states.every((state) => state?.status === 'running' && state.lagMs < settledMs)) return;
  throw new Error(`${lists.join(' and ')} are behind`);
}

/** Under traffic the lists always lag a little; the second round only needs events that are seconds old. */
const settledMs = 2_000;

async function ours(readModels: Pick<ReadModels, 'states'>) {
  const states = await readModels.states();
  return lists.map((list) => states.find(({ name }) => name === list));
}
