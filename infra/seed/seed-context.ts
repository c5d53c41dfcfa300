import type { DomainEvent } from '#domain/core/events/event.ts';
import type { CommandContext, Recorded } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { derivedId } from '#services/core/ids.ts';

export interface Seeded {
  readonly added: readonly string[];
  readonly revised: readonly string[];
  /** Changed files whose content an admin has revised or made invalid. */
  readonly leftAlone: readonly string[];
}

export type Outcome = keyof Seeded | 'same';

/** @param outcomes of the ids, in the same order */
export function seededOf(ids: readonly string[], outcomes: readonly Outcome[]): Seeded {
  const of = (outcome: Outcome) => ids.filter((_id, index) => outcomes[index] === outcome);
  return { added: of('added'), revised: of('revised'), leftAlone: of('leftAlone') };
}

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
