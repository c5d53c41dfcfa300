import type { DomainEvent } from '#domain/core/events/event.ts';
import type { CommandContext, Recorded } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { derivedId } from '#services/core/ids.ts';

export const seedCommandId = (step: string): string => derivedId('seed', step);

/** Deterministic: a repeated step of the seed is the same command. */
export function seedContext(step: string, at: Instant): CommandContext {
  const commandId = seedCommandId(step);
  return { commandId, correlationId: commandId, actor: { kind: 'system', id: 'seed' }, at };
}

/** Whether the seed wrote a stream's current content. @param contentTypes the events that write it */
export function isSeedsOwn<Event extends DomainEvent>(
  recorded: readonly Recorded<Event>[],
  contentTypes: ReadonlySet<Event['type']>,
): boolean {
  const actor = recorded.findLast(({ type }) => contentTypes.has(type))?.metadata.actor;
  return actor?.kind === 'system' && actor.id === 'seed';
}
