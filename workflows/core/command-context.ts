import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { derivedId } from '#services/core/ids.ts';

/** The context of a step of a workflow or reactor: its command id derives from its name, so that repetitions are one command. */
export function contextOfStep(step: {
  /** Unique over all steps of all workflows, e.g. `<sessionId>/end`. */
  readonly name: string;
  readonly correlationId: string;
  readonly userId?: string;
  readonly visitorId?: string;
  readonly at: Instant;
}): CommandContext {
  const { name, correlationId, userId, visitorId, at } = step;
  return {
    commandId: derivedId('workflows', name),
    correlationId,
    ...(userId !== undefined && { userId }),
    ...(visitorId !== undefined && { visitorId }),
    at,
    actor: { kind: 'system', id: 'workflows' },
  };
}
