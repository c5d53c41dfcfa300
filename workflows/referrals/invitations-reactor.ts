import { isErased } from '#domain/core/events/personal.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import { referralIdOf } from '#services/referrals/referral-id.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';
import { createAddressPost, type PostDependencies } from '../mail/post-mail.ts';
import { invitationMail } from './invitation-mail.ts';

/** Mails a student's referral link to a friend, while the student has an account. */
export function invitationsReactor(dependencies: PostDependencies): Reactor {
  const { journal, settings, site } = dependencies;
  const post = createAddressPost(dependencies);
  return defineReactor({
    name: 'invitations',
    version: 1,
    types: ['FriendInvited'],
    async handle(event) {
      const userId = userOfEvent(event);
      const { email: to } = event.data;
      const account = await readAccount(journal, userId);
      if (isErased(to) || account.status !== 'active') return;
      const { firstName = '' } = account;
      const from = isErased(firstName) ? '' : firstName;
      const referralId = referralIdOf(settings.personalDataKey, userId);
      await post(invitationMail({ invitationId: event.id, userId, to, from, site, referralId }));
    },
  });
}
