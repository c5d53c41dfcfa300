import { finishDeletion, type DeletionDependencies } from '#services/accounts/delete-user.ts';
import type { Dependencies } from '#services/core/dependencies.ts';
import { contextOfStep } from '../core/command-context.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';

/** Finishes what follows from a deleted account, wherever the process that began with it was cut off. */
export function accountsReactor(dependencies: DeletionDependencies & Pick<Dependencies, 'clock'>): Reactor {
  return defineReactor({
    name: 'accounts',
    version: 1,
    types: ['AccountDeleted'],
    async handle(event) {
      const userId = userOfEvent(event);
      const at = dependencies.clock();
      const context = contextOfStep({
        name: `${userId}/delete`,
        correlationId: event.metadata.correlationId,
        userId,
        at,
      });
      await finishDeletion(dependencies, userId, context);
    },
  });
}
