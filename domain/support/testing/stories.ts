import { defaultPackages } from '../../commerce/packages/default-packages.ts';
import type { Package } from '../../commerce/packages/package.ts';
import type { Promotion } from '../../commerce/promotions/promotion-schema.ts';
import { silverAsk, silverCart, silverPrice, usd } from '../../commerce/testing/carts.ts';
import { erased } from '../../core/events/personal.ts';
import type { FixedTest } from '../../fixed-tests/fixed-test-content.ts';
import type { AnyEvent } from '../../streams.ts';
import type { Question } from '../../question-types/registry.ts';
import { carriedWith } from '../../credits/testing/ledgers.ts';
import { objectiveScore } from '../../scoring/score.ts';
import { questionStories } from './question-stories.ts';
import { rescoringStories } from './rescoring-stories.ts';
import { surveyStories } from './survey-stories.ts';
import { studentExamples } from './student-stories.ts';

type DataOf<Type extends AnyEvent['type']> = Extract<AnyEvent, { readonly type: Type }>['data'];

export const question: Question = {
  type: 'RSA',
  uid: 'RSA-0001',
  title: 'Bees and their dances',
  topic: 'Bees dance.',
  explanation: 'The second sentence says so.',
  explanations: [{ text: 'They do.' }, { text: 'They do not.' }],
  difficulty: 2,
  topics: ['nature'],
  free: true,
  prediction: false,
  question: 'What do bees do?',
  multichoice: ['They dance.', 'They sing.'],
  correctIndex: 0,
};

const [bronze] = defaultPackages as readonly [Package, ...Package[]];
const summer: Promotion = {
  promoId: 'summer',
  discount: 20,
  startTime: '2026-11-01T00:00:00.000Z',
  endTime: '2026-12-01T00:00:00.000Z',
  target: ['package_silver'],
};
const boughtCredits = { cartId: 'c1', packageId: 'package_silver', kind: 'writing' } as const;
const pairs = objectiveScore(3, 4, true, []);
const attempt = { attemptId: 'a1', uid: 'RRP-0003', type: 'RRP' } as const;

const writingTest: FixedTest = {
  mockTestId: 'mock_test_new_writing_1',
  examType: 'old_format',
  part: 'writing',
  name: 'Writing, test 1',
  description: 'A summary and an essay.',
  sections: [{ section: 'writing', questions: ['WWS-0001', 'WWE-0001'] }],
};

const dataOf = {
  UserRegistered: {
    userId: 'u1',
    email: 'ann@example.com',
    passwordHash: '$argon2id$secret',
    examType: 'new_format',
    agreedTo: { termsOfUse: '2026-11-01', privacyPolicy: '2026-11-02' },
  },
  EmailVerified: {},
  VerificationMailRequested: { requestedAt: '2026-11-03T14:00:00.000Z' },
  PasswordChanged: {
    passwordHash: '$argon2id$other',
    changedAt: '2026-11-04T14:10:00.000Z',
    cause: 'reset',
  },
  NewPasswordRequired: { reason: 'The class was given one password' },
  FirstNameChanged: { firstName: 'Ann' },
  ProfileImageChanged: { image: 'picture-1', sha256: 'ab'.repeat(32) },
  PlatformAccessGranted: { platformAccess: 'admin' },
  PaidTimeGranted: { paidExpiryTime: '2027-01-31T00:00:00.000Z', reason: 'Paid by bank transfer' },
  UserBlocked: { reason: 'Shared the account' },
  UserUnblocked: { reason: 'Settled' },
  StepMarked: { step: 'want_bg_noise' },
  StepUnmarked: { step: 'want_bg_noise' },
  NightModeSwitched: { isNightMode: true },
  NightTimeChanged: { nightTimeStart: 21, nightTimeEnd: 6 },
  ExamTypeChosen: { examType: 'ukvi' },
  UserJoined: { userId: 'u1', examType: 'ukvi' },
  EmailAdded: { email: 'ann@example.com' },
  SignInLinked: { provider: 'wechat', subject: 'b2c3' },
  SignInUnlinked: { provider: 'google', subject: 'd4e5' },
  AccountDeleted: {},
  EmailConfirmed: { userId: 'u1' },
  SessionStarted: {
    sessionId: 's1',
    startedAt: '2026-11-01T08:00:00.000Z',
    expiresAt: '2026-12-01T08:00:00.000Z',
    device: 'Chrome on Windows',
    isNewDevice: true,
  },
  SessionEnded: { sessionId: 's1', cause: 'blocked' },
  SuspiciousLoginReported: {
    sessionId: 's1',
    startedAt: '2026-11-01T08:00:00.000Z',
    reportedAt: '2026-11-02T08:00:00.000Z',
  },
  AuthenticatorOffered: { secret: 'JBSWY3DPEHPK3PXP', offeredAt: '2026-11-01T08:00:00.000Z' },
  PasskeyAdded: {
    passkeyId: 'p1',
    credentialId: 'Y3JlZA',
    publicKey: 'a2V5',
    counter: 0,
    transports: ['internal'],
    name: "Ann's phone",
    addedAt: '2026-11-01T08:00:00.000Z',
  },
  PasskeyRenamed: { passkeyId: 'p1', name: 'My laptop' },
  RecoveryCodesCreated: { salt: 'c2FsdA', digests: ['$argon2id$one', '$argon2id$two'] },
  RecoveryCodeAccepted: { index: 0, usedAt: '2026-11-01T09:00:00.000Z', purpose: 'confirmation' },
  SecondFactorRemoved: { reason: 'Lost the phone' },
  AnswerSubmitted: {
    ...attempt,
    revision: 1,
    answer: { type: 'RRP', items: ['B', 'A', 'C'] },
    secondsUsed: 40.6,
  },
  AnswerScored: { ...attempt, score: pairs, secondsUsed: 40.6 },
  AnswerAnalysisFailed: {
    attemptId: 'a1',
    uid: 'WSC-0001',
    type: 'WSC',
    reason: 'The analysis did not answer',
  },
  AnswerRescored: {
    ...attempt,
    difficulty: 3,
    topics: ['science'],
    revision: 2,
    score: pairs,
    previous: { points: 1, maximum: 4, successful: false },
    reason: 'The key was wrong',
    answeredAt: '2026-11-03T14:00:00.000Z',
    secondsUsed: 40.6,
  },
  ExtraTimeGranted: { percent: '25', stopClock: 'yes', reason: 'A doctor says so' },
  ExtraTimeRevoked: { reason: 'It was for one month' },
  CreditsGranted: { kind: 'writing', credits: 5, cause: 'admin', reason: 'Ann was ill for a week' },
  CreditSpent: { kind: 'writing', attemptId: 'a1', uid: 'WSC-0001' },
  CreditReturned: { kind: 'writing', attemptId: 'a1', uid: 'WSC-0001', cause: 'analysis_failed' },
  TestCreditSpent: { kind: 'full_test', sessionId: 't1', mockTestId: 'full_core' },
  TestCreditReturned: {
    kind: 'full_test',
    sessionId: 't1',
    mockTestId: 'full_core',
    cause: 'our_fault',
    reason: 'The server was down for Ann',
  },
  SpeakingAllowanceUsed: { percent: 75, attemptId: 'a2', uid: 'SRA-0001' },
  CreditsCarriedForward: carriedWith({ writing: 1, full_test: 2 }),
  QuestionFavorited: { uid: 'RRP-0003' },
  QuestionUnfavorited: { uid: 'RRP-0003' },
  QuestionMarkedAsTested: { uid: 'RRP-0003' },
  QuestionUnmarkedAsTested: { uid: 'RRP-0003' },
  ExerciseScoreCleared: { exercise: 'RRP', clearedAt: '2026-11-03T14:00:00.000Z' },
  MockTestStarted: {
    sessionId: 't1',
    mockTestId: 'reading_sprint_1',
    userId: 'u1',
    sections: [
      {
        section: 'reading',
        clocks: [
          {
            seconds: 360,
            questions: [
              { uid: 'RSA-0001', revision: 1 },
              { uid: 'LWD-0001', revision: 1 },
            ],
          },
        ],
      },
    ],
    startedAt: '2026-11-03T14:00:00.000Z',
    expiresAt: '2026-11-10T14:00:00.000Z',
  },
  MockTestScorecardShared: { shareId: '0b0ec7a6-53f4-4c1f-9c0c-3a4de3d9a1f2', name: 'Ann' },
  MockTestSectionStarted: { index: 1, section: 'listening', startedAt: '2026-11-03T14:10:00.000Z' },
  MockTestTimeCompensated: {
    section: 0,
    clock: 0,
    cause: 'outage',
    from: '2026-11-03T14:01:00.000Z',
    until: '2026-11-03T14:01:42.000Z',
    seconds: 42,
  },
  MockTestExtraTimeGranted: {
    during: 0,
    extraTime: { percent: 25, stopClock: false },
    clocks: [{ section: 1, clock: 0, seconds: 750, added: 150 }],
  },
  MockTestBreakStarted: {
    section: 0,
    clock: 0,
    beganAt: '2026-11-03T14:02:00.000Z',
    endsAt: '2026-11-03T14:12:00.000Z',
  },
  MockTestBreakEnded: {
    section: 0,
    clock: 0,
    from: '2026-11-03T14:02:00.000Z',
    until: '2026-11-03T14:05:30.000Z',
    cause: 'student',
  },
  MockTestClockExpired: { section: 0, clock: 0, ranOutAt: '2026-11-03T14:06:00.000Z' },
  MockTestAnswerSubmitted: {
    uid: 'RSA-0001',
    index: 0,
    answer: { type: 'RSA', selectedAnswer: 'They dance.' },
  },
  MockTestAnswerScored: { uid: 'WSC-0001', score: objectiveScore(1, 2, false, []) },
  MockTestAnswerAnalysisFailed: { uid: 'WSC-0001', reason: 'The analysis gave no score.' },
  MockTestSectionEnded: { section: 'reading', cause: 'deadline' },
  MockTestSubmitted: { answered: 1, questions: 2 },
  MockTestResultRecorded: {
    mockTestId: 'reading_sprint_1',
    results: [{ uid: 'RSA-0001', score: objectiveScore(1, 1, true, []) }],
    points: 1,
    maximum: 9,
  },
  MockTestLateScoreRecorded: {
    uid: 'RSA-0002',
    score: objectiveScore(1, 1, true, []),
    points: 2,
    maximum: 10,
  },
  MockTestQuestionRescored: {
    uid: 'RSA-0001',
    revision: 2,
    score: objectiveScore(0, 1, false, []),
    previous: { points: 1, maximum: 1, successful: true },
    reason: 'The key was wrong',
    points: 0,
    maximum: 9,
  },
  MockTestBuilt: { test: writingTest },
  MockTestRevised: { test: writingTest, reason: 'A question was too easy' },
  MockTestRetired: { reason: 'There is a newer one' },
  QuestionDrafted: { question },
  QuestionPublished: {},
  QuestionRevised: { question, reason: 'The key was wrong', changesKey: true },
  QuestionRetired: { reason: 'Too old' },
  ...questionStories,
  ReviewScheduled: {
    uid: 'RSA-0001',
    attemptId: 'a1',
    recall: 'again',
    memory: {
      due: '2026-11-04T14:00:00.000Z',
      stability: 0.4,
      difficulty: 7,
      scheduledDays: 1,
      learningSteps: 0,
      reps: 1,
      lapses: 0,
      state: 'learning',
      lastReview: '2026-11-03T14:00:00.000Z',
    },
    scheduler: 'fsrs 1',
  },
  ReviewStopped: { uid: 'RSA-0001' },
  AllNotificationsRead: { readAt: '2026-11-03T14:00:00.000Z' },
  StudyPlanSet: {
    examDate: '2026-12-18',
    targetScore: 70,
    weekdays: [1, 3, 6],
    minutesAWeek: 180,
    reminder: { hour: 7, timeZone: 'Europe/Berlin' },
  },
  HistoryLookedUp: { userId: 'u1', adminId: 'boss', reason: 'Asks where the answer went' },
  RecordingPlayed: {
    userId: 'u1',
    adminId: 'boss',
    recording: 'a'.repeat(64),
    reason: 'Says that it is silent',
  },
  ReceiptOpened: { userId: 'u1', adminId: 'boss', cartId: 'c1', reason: 'Lost the receipt' },
  PackageGranted: {
    cartId: 'c1',
    packageId: 'package_silver',
    group: 'subscription',
    plan: 'silver',
    days: 30,
    from: '2026-11-25T00:00:00.000Z',
    until: '2026-12-25T00:00:00.000Z',
    hasUnlimitedSpeaking: false,
  },
  PackageRevoked: {
    cartId: 'c1',
    packageId: 'package_silver',
    takenBackAt: '2026-11-30T00:00:00.000Z',
    paidExpiryTime: '2026-11-30T00:00:00.000Z',
  },
  BoughtCreditsGranted: { ...boughtCredits, credits: 60 },
  BoughtCreditsRevoked: { ...boughtCredits, credits: 12 },
  CartOpened: silverCart,
  CartPriced: { ...silverPrice, until: '2026-11-20T12:30:00.000Z' },
  PaymentRequested: silverAsk,
  PaymentSucceeded: { paymentId: 'pi_1', paid: usd(6435) },
  PaymentRefused: { paymentId: 'pi_1', code: 'card_declined' },
  PaymentCancelled: { paymentId: 'pi_1' },
  PaymentNotAccepted: { paymentId: 'pi_2', paid: usd(6435), cause: 'paid_already' },
  PaymentReturned: { paymentId: 'pi_2', paid: usd(6435), refundId: 're_2' },
  PackageDelivered: {
    paid: usd(6435),
    packageId: 'package_silver',
    name: 'Silver',
    quantity: 1,
    days: 30,
    until: '2027-05-04T00:00:00.000Z',
    receiptNumber: '2026-000123',
  },
  RefundRequested: { refundKey: 'r1', amount: usd(6435), cause: 'admin', reason: 'Ann was ill' },
  RefundCompleted: { refundKey: 'r1', amount: usd(6435), by: 'us', refundId: 're_1' },
  RefundFailed: { refundKey: 'r1', code: 'expired_or_canceled_card' },
  PurchaseRevoked: { packageId: 'package_silver', name: 'Silver' },
  DisputeOpened: { paymentId: 'pi_1' },
  DisputeClosed: { paymentId: 'pi_1', outcome: 'lost' },
  ReceiptNumbered: { number: 123, cartId: 'c1' },
  PriceListStarted: { packages: [...defaultPackages] },
  PackageChanged: { package: bronze, reason: 'A price for the summer' },
  PromotionCreated: { promotion: summer, kind: 'open', reason: 'The summer' },
  PromotionChanged: { promotion: summer, kind: 'open', reason: 'The summer is longer' },
  PromotionEnded: { endedAt: '2026-11-03T14:00:00.000Z', reason: 'The summer is over' },
  PromotionActivated: {
    promoId: 'summer',
    startTime: '2026-11-01T00:00:00.000Z',
    endTime: '2026-11-02T00:00:00.000Z',
  },
  AppVersionUpdated: { version: '0.1.0' },
  CpcOfferClaimed: { promoId: 'summer', userId: 'u1' },
  ...surveyStories,
  ...rescoringStories,
  PromotionRedeemed: { promoId: 'summer', userId: 'u1', cartId: 'c1' },
  ContactMessageSent: { message: 'Where is my receipt?', firstName: 'Ann', email: 'ann@example.com' },
  BlogFeedbackGiven: { slug: 'linking-words', isHelpful: true },
  ...studentExamples,
} as const satisfies { readonly [Type in AnyEvent['type']]?: DataOf<Type> };

export type ExampleType = keyof typeof dataOf;

export const examples: { readonly [Type in ExampleType]: DataOf<Type> } = dataOf;

export function example<Type extends ExampleType>(type: Type) {
  return { type, data: examples[type] } as Extract<AnyEvent, { type: Type }>;
}

export const registeredAndErased = {
  type: 'UserRegistered',
  data: { ...examples.UserRegistered, email: erased, passwordHash: erased },
} as const satisfies AnyEvent;
