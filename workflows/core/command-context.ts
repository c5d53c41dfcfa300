import type { CommandContext } from '#domain/core/journal.ts';
import { derivedId } from '#services/core/ids.ts';

/**
 * The context of a step that a workflow or a reactor does: its command's id follows from its name, so that a step
 * done twice is one command, and its correlation from what led to it.
 */
export function contextOfStep(step: {
  /** Names the step among all steps of all workflows, e.g. `<sessionId>/end`. */
  readonly name: string;
  readonly correlationId: string;
  readonly userId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}): CommandContext {
  const { name, correlationId, userId, at } = step;
  const actor = { kind: 'system', id: 'workflows' } as const;
  return { commandId: derivedId('workflows', name), correlationId, userId, at, actor };
}
