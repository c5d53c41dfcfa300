import { unknownDevice } from '#domain/accounts/sessions/device.ts';
import { notMeLinkMs } from '#domain/accounts/sessions/suspicious-log-in.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { isErased } from '#domain/core/events/personal.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import { createNotMeToken } from '#services/accounts/sessions/not-me-token.ts';
import type { Dependencies } from '#services/dependencies.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';
import { createMailPost, type PostDependencies } from '../mail/post-mail.ts';
import { newDeviceMail, secondFactorMail, signInMail } from './safety-mails.ts';

type SafetyDependencies = PostDependencies & Pick<Dependencies, 'clock'>;

const changes = {
  AuthenticatorConfirmed: 'An authenticator app was set up. From now on, logins ask for its code.',
  AuthenticatorRemoved: 'The authenticator app was removed.',
  PasskeyAdded: 'A passkey was added. From now on, logins ask for it or for another second step.',
  PasskeyRemoved: 'A passkey was removed.',
  RecoveryCodesCreated: 'New recovery codes were created. The old ones no longer work.',
  SecondFactorRemoved: 'Our team turned off your two-step login. You now log in with your password only.',
} as const;

/** Mails users about logins from new devices and changes of their login methods. */
export function safetyReactor(dependencies: SafetyDependencies): Reactor {
  const { journal, settings, site, clock } = dependencies;
  const post = createMailPost(dependencies);
  return defineReactor({
    name: 'account-safety',
    version: 1,
    types: [
      'SessionStarted',
      'AuthenticatorConfirmed',
      'AuthenticatorRemoved',
      'PasskeyAdded',
      'PasskeyRemoved',
      'RecoveryCodesCreated',
      'SecondFactorRemoved',
      'SignInLinked',
      'SignInUnlinked',
    ],
    async handle(event) {
      const about = { userId: userOfEvent(event), requestId: event.id, site };
      const { userId } = about;
      if (event.type === 'SignInLinked' || event.type === 'SignInUnlinked') {
        if (event.type === 'SignInLinked' && (await comesWithAnother(journal, event))) return;
        const change = { provider: event.data.provider, isLinked: event.type === 'SignInLinked' };
        return post(userId, (_account, email) => signInMail({ ...about, email }, change));
      }
      if (event.type !== 'SessionStarted') {
        if (event.type === 'RecoveryCodesCreated' && (await comesWithAnother(journal, event))) return;
        return post(userId, (_account, email) => secondFactorMail({ ...about, email }, changes[event.type]));
      }
      const { sessionId, startedAt, device, isNewDevice } = event.data;
      const isLate = Date.parse(clock()) - Date.parse(startedAt) >= notMeLinkMs;
      if (!isNewDevice || isLate) return;
      const token = await createNotMeToken(settings, { userId, sessionId, startedAt });
      const name = device === undefined || isErased(device) ? unknownDevice : device;
      await post(userId, (_account, email) =>
        newDeviceMail({ ...about, email }, { startedAt, device: name, token }),
      );
    },
  });
}

/** The first recovery codes come with the first factor, the first sign-in with its account: one mail is enough. */
async function comesWithAnother(
  journal: Journal,
  { stream, revision, metadata }: RecordedEvent,
): Promise<boolean> {
  const events = await journal.readAny(stream);
  return events[revision - 1]?.metadata.causationId === metadata.causationId;
}
