import type { Position } from '#domain/core/events/event-store.ts';
import type { ReadModels } from '#projections/core/read-models.ts';

/** Where attempts and sittings are looked up. */
const lists = ['attempts', 'sittings'] as const;
const patienceMs = 2_000;

/** Settles once the lists have come to a position. @throws Error while they have not: to be asked again */
export async function untilSeen(
  readModels: Pick<ReadModels, 'waitFor' | 'states'>,
  position: Position,
): Promise<void> {
  await readModels.waitFor(lists, position, patienceMs);
  const behind = (await ours(readModels)).filter((state) => (state?.position ?? '') < position);
  if (behind.length > 0) throw new Error(`Not all of ${lists.join(', ')} have reached ${position}`);
}

/** Settles once nothing waits for the lists. @throws Error while something does: to be asked again */
export async function untilCaughtUp(readModels: Pick<ReadModels, 'states'>): Promise<void> {
  const states = await ours(readModels);
  if (states.every((state) => state?.status === 'running' && state.lagMs < settledMs)) return;
  throw new Error(`${lists.join(' and ')} are behind`);
}

/** Under traffic something always waits a little; what the second look is for is seconds old. */
const settledMs = 2_000;

async function ours(readModels: Pick<ReadModels, 'states'>) {
  const states = await readModels.states();
  return lists.map((list) => states.find(({ name }) => name === list));
}
