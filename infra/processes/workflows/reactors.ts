import { accountsReactor } from '#workflows/accounts/reactor.ts';
import { safetyReactor } from '#workflows/accounts/safety-reactor.ts';
import { analysisReactor } from '#workflows/analysis/reactor.ts';
import { purchaseReactor } from '#workflows/commerce/purchase-reactor.ts';
import { purchasesReactor } from '#workflows/commerce/reactor.ts';
import { contactReactor } from '#workflows/inbox/reactor.ts';
import { mailReactor } from '#workflows/mail/reactor.ts';
import { serviceMailReactor } from '#workflows/mail/service-reactor.ts';
import { groupsReactor } from '#workflows/notifications/reactor.ts';
import { oldAccountsReactor } from '#workflows/old-accounts/reactor.ts';
import { invitationsReactor } from '#workflows/referrals/invitations-reactor.ts';
import { referralsReactor } from '#workflows/referrals/reactor.ts';
import { rescoringReactor } from '#workflows/rescoring/reactor.ts';
import { rolloutReactor } from '#workflows/rescoring/rollout-reactor.ts';
import { reviewsReactor } from '#workflows/reviews/reactor.ts';
import { rewardsReactor } from '#workflows/rewards/reactor.ts';
import { mockTestReactor } from '#workflows/sittings/reactor.ts';
import type { Reactor } from '#workflows/core/reactor.ts';
import type { Parts } from './parts.ts';

export function reactorsOf({ config, storage, clock, starter, mailer }: Parts): Reactor[] {
  const { journal } = storage;
  const posting = {
    ...storage,
    clock,
    settings: config,
    site: config.publicUrl,
    sending: mailer && starter,
  };
  return [
    accountsReactor({ ...storage, clock, settings: config }),
    mailReactor(posting),
    safetyReactor(posting),
    serviceMailReactor(posting),
    purchaseReactor(posting),
    contactReactor({ ...posting, contactEmail: config.contactEmail }),
    invitationsReactor(posting),
    mockTestReactor(starter),
    reviewsReactor({ journal }),
    referralsReactor({ journal }),
    rescoringReactor(starter, journal),
    rolloutReactor(starter),
    analysisReactor(starter, journal),
    purchasesReactor(starter),
    rewardsReactor(starter),
    groupsReactor(starter),
    oldAccountsReactor(starter),
  ];
}
