import type { RecordedEvent } from '#domain/streams.ts';
import { resultWaits } from '#domain/sittings/scores/result-waits.ts';
import { streamId } from '#projections/core/tables/stream-id.ts';
import { readSitting } from '#services/sittings/read-sitting.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';
import { createMailPost, type PostDependencies } from './post-mail.ts';
import { accessMail, resultMail } from './service-mails.ts';

/** Older events are not news: the reactor begins with the first event of the installation. */
const newsMs = 24 * 60 * 60 * 1000;

/** Mails students a result that they had to wait for, and access that the team gave them (ADR 148). */
export function serviceMailReactor(dependencies: PostDependencies): Reactor {
  const { journal, site, clock } = dependencies;
  const post = createMailPost(dependencies);
  const isNews = ({ metadata }: RecordedEvent) => Date.parse(clock()) - Date.parse(metadata.at) < newsMs;
  return defineReactor({
    name: 'service-mail',
    version: 1,
    types: ['MockTestResultRecorded', 'PaidTimeGranted'],
    async handle(event) {
      if (!isNews(event)) return;
      const userId = userOfEvent(event);
      if (event.type === 'PaidTimeGranted') {
        const { paidExpiryTime: until } = event.data;
        return post(userId, (account, email) => {
          // A later change of the access, or its end, has its own mail or none.
          const isCurrent = account.status === 'active' && account.paidExpiryTime === until;
          if (!isCurrent || until <= clock()) return undefined;
          return accessMail({ userId, email, site }, { grantId: event.id, until });
        });
      }
      const sessionId = streamId(event.stream);
      const sitting = await readSitting(journal, sessionId);
      if (!sitting?.handedInAt || sitting.state.isRemoved || sitting.state.test.mark) return;
      const waitedMs = Date.parse(event.metadata.at) - Date.parse(sitting.handedInAt);
      if (waitedMs < resultWaits.shown * 1000) return;
      const { mockTestId } = event.data;
      await post(userId, (_account, email) => resultMail({ userId, email, site }, { sessionId, mockTestId }));
    },
  });
}
