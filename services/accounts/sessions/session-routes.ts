import { endSession, sessionLimits, sessionStream } from '#domain/accounts/sessions/session.ts';
import * as contract from '#domain/accounts/sessions/session-contract.ts';
import { fold } from '#domain/core/events/stream.ts';
import { handle } from '../../core/handle.ts';
import type { Dependencies } from '../../dependencies.ts';
import { done, route, type Route } from '../../http/route.ts';
import { readLastSeen } from '../../identity/session-use.ts';
import { about } from '../../support/account-commands.ts';
import { disownLogIn } from './disown-log-in.ts';
import { readNotMeToken } from './not-me-token.ts';
import { readAccount } from '../read-account.ts';
import { readSessions } from './read-sessions.ts';

export function sessionRoutes(dependencies: Pick<Dependencies, 'journal' | 'settings' | 'pool'>): Route[] {
  const { journal, settings, pool } = dependencies;
  return [
    route(contract.fetchSessions, async ({ principal: { userId, account }, now }) => {
      const { sessionsFrom } = account;
      const sessions = await readSessions(journal, { userId, sessionsFrom }, now);
      return { status: 200, body: { sessions, lastSeenAt: await readLastSeen(pool, userId) } };
    }),

    route(contract.logoutEverywhere, async ({ principal: { userId }, context }) => {
      const ended = await handle(journal, sessionStream, userId, context, (session) =>
        endSession(session, { cause: 'logged_out_everywhere' }),
      );
      return 'rejected' in ended ? ended : done({}, ended);
    }),

    // The access check has recorded the use, as for every call.
    route(contract.updateLatestSession, async ({ principal: { userId, account }, now }) => {
      const events = await journal.read(sessionStream, sessionStream.nameOf(userId), {
        direction: 'backwards',
        maxCount: 1,
      });
      const session = fold(sessionStream, events);
      if (session.status !== 'active') return { rejected: 'not_found' };
      const { startedAt, expiresAt } = session;
      const unused = Date.parse(now) + sessionLimits[account.platformAccess].idleMs;
      const endsUnusedAt = new Date(Math.min(unused, Date.parse(expiresAt))).toISOString();
      return { status: 200, body: { startedAt, expiresAt, endsUnusedAt } };
    }),

    route(contract.reportSuspiciousLogIn, async ({ input, context, now }) => {
      const disowned = await readNotMeToken(settings, input.token, now);
      if (typeof disowned === 'string') return { rejected: disowned };
      const reported = await disownLogIn(dependencies, disowned, context);
      return 'rejected' in reported ? reported : { status: 200, body: reported };
    }),

    route(
      contract.endStudentSession,
      async ({ input: { id, reason }, context }) => {
        const account = await readAccount(journal, id);
        if (account.status === 'unregistered') return { rejected: 'not_found' };
        const ended = await handle(journal, sessionStream, id, about(id, context), (session) =>
          endSession(session, { cause: 'ended', reason }),
        );
        return 'rejected' in ended ? ended : done({}, ended);
      },
      { about: ({ input }) => input.id },
    ),

    route(contract.fetchStudentSessions, async ({ input: { id: userId }, now }) => {
      const account = await readAccount(journal, userId);
      if (account.status === 'unregistered') return { rejected: 'not_found' };
      const { sessionsFrom } = account.status === 'deleted' ? { sessionsFrom: undefined } : account;
      const sessions = await readSessions(journal, { userId, sessionsFrom }, now);
      return { status: 200, body: { sessions, lastSeenAt: await readLastSeen(pool, userId) } };
    }),
  ];
}
