import type { ContentBody } from '../../content/document.ts';
import { bookPerk as perk } from '../../perks/testing/perks.ts';
import type { AnyEvent } from '../../streams.ts';

const body: ContentBody = {
  kind: 'faq',
  name: 'Prices',
  questions: [{ question: 'What does it cost?', answer: 'See the [prices](/pricing).' }],
};
const document = { documentId: 'faq.prices', reason: 'The prices are new' };
const people = { referrerId: 'u1', joinedUserId: 'u2' };

export const studentExamples = {
  MailBounced: { at: '2026-11-03T14:00:00.000Z' },
  MailComplained: { at: '2026-11-03T14:00:00.000Z' },
  MailResumed: { at: '2026-11-03T14:00:00.000Z' },
  RatingLeft: { rating: 5 },
  TestimonialLeft: { header: 'It works', quote: 'I got 79 points.', isUnfit: false },
  TestimonialApproved: { reason: 'Read it', round: 1 },
  TestimonialWithdrawn: { reason: 'The student asked for it', round: 1 },
  TestimonialPostponed: { until: '2026-11-10T14:00:00.000Z' },
  ReferralRecorded: { ...people, heldFor: ['same_network'] },
  ReferralHeld: { ...people, heldFor: ['same_network'] },
  ReferralJoined: people,
  ReferralDeclined: { ...people, reason: 'The same person' },
  MobileAppLinked: { adaptyId: '3286abd3-48b0-4e9c-a5f6-ac0a006804a6' },
  MobilePurchaseRedeemed: { purchaseId: 'mobile-p1', packageId: 'package_bronze_sect', store: 'app_store' },
  OldAccountsDeletionStarted: {
    runId: 'r1',
    rules: { inactiveDays: 730, keepsBuyers: true },
    inactiveSince: '2024-11-03T14:00:00.000Z',
    expected: 2,
    startedAt: '2026-11-03T14:00:00.000Z',
    reason: 'Not used for two years',
  },
  OldAccountsDeletionFinished: { runId: 'r1', deleted: 2 },
  RewardClaimed: { steps: [{ joined: 1, kind: 'sectional_test', credits: 1 }] },
  FriendInvited: { email: 'bob@example.com' },
  RealResultReported: {
    examType: 'new_format',
    scores: { overall: 67, listening: 66, reading: 64, speaking: 72, writing: 65 },
    takenOn: '2026-10-12',
    source: 'screenshot',
    corrected: [],
    estimate: { sessionId: 's1', overall: 64, low: 58, high: 70, version: '1' },
  },
  RealResultDiscarded: { reason: 'Not a real scorecard' },
  PerkCreated: { perk, reason: 'A partner' },
  PerkChanged: { perk, reason: 'It lasts longer' },
  PerkEnded: { endedAt: '2026-11-03T14:00:00.000Z', reason: 'The partner ends it' },
  PerkClaimed: { perkId: 'books', userId: 'u1' },
  MarkReported: {
    reportId: 'm1',
    place: 'practice',
    answerId: 'a1',
    uid: 'WWM-0001',
    span: [4, 9],
    fault: 'grammar',
    category: 'agreement',
    rule: 'subject-verb-agreement',
    sources: ['tagger'],
    scorer: 'writing',
    scorerVersion: 3,
  },
  MarkReportResolved: { reportId: 'm1', judgement: 'accepted' },
  WordSaved: { word: 'vary' },
  WordRecalled: {
    word: 'vary',
    recall: 'good',
    memory: {
      due: '2026-11-06T14:00:00.000Z',
      stability: 3,
      difficulty: 5,
      scheduledDays: 3,
      learningSteps: 0,
      reps: 1,
      lapses: 0,
      state: 'review',
      lastReview: '2026-11-03T14:00:00.000Z',
    },
    scheduler: 'ts-fsrs 5.2.1',
  },
  WordRemoved: { word: 'vary' },
  ContentDraftSaved: { ...document, revision: 1, body },
  ContentPublished: {
    ...document,
    revision: 1,
    publishAt: '2026-11-04T00:00:00.000Z',
    at: '2026-11-03T14:00:00.000Z',
  },
  ContentPublicationCancelled: { ...document, at: '2026-11-03T14:00:00.000Z' },
  ContentWithdrawn: document,
  ContentFileUploaded: { fileId: 'content-0123456789ab.png', bytes: 1024, sha256: 'ab'.repeat(32) },
  ConversationContinued: { message: 'I found it.' },
  ConversationAnswered: { reply: 'It is in your profile.' },
} satisfies {
  readonly [Type in AnyEvent['type']]?: Extract<AnyEvent, { readonly type: Type }>['data'];
};
