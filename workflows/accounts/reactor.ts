import { finishDeletion, type DeletionDependencies } from '#services/accounts/delete-user.ts';
import { forgetPicture } from '#services/accounts/profile/profile-image.ts';
import type { Dependencies } from '#services/dependencies.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { contextOfStep } from '../core/command-context.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';

/** Completes deleted accounts and replaced pictures after an interruption. */
export function accountsReactor(dependencies: DeletionDependencies & Pick<Dependencies, 'clock'>): Reactor {
  return defineReactor({
    name: 'accounts',
    version: 1,
    types: ['AccountDeleted', 'ProfileImageChanged', 'ProfileImageRemoved'],
    async handle(event) {
      const userId = userOfEvent(event);
      const picture = pictureLeft(event);
      if (picture !== undefined) await forgetPicture(dependencies.files, userId, picture);
      if (event.type !== 'AccountDeleted') return;
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

type Handled = Extract<
  RecordedEvent,
  { readonly type: 'AccountDeleted' | 'ProfileImageChanged' | 'ProfileImageRemoved' }
>;

function pictureLeft({ type, data }: Handled): string | undefined {
  switch (type) {
    case 'ProfileImageChanged':
      return data.replaced;
    case 'ProfileImageRemoved':
      return data.image;
    case 'AccountDeleted':
      return undefined;
  }
}
