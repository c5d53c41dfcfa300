import type { CommandContext } from '#domain/core/journal.ts';
import { derivedId } from '#services/core/ids.ts';

/** The same step of the seed is the same command, however often the seed runs: what it did is not done again. */
export function seedContext(step: string, at: string): CommandContext {
  const commandId = derivedId('seed', step);
  return { commandId, correlationId: commandId, actor: { kind: 'system', id: 'seed' }, at };
}
