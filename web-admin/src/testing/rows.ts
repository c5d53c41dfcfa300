import type { AdminCart } from '#domain/commerce/carts/cart-admin-contract.ts';
import { defaultPackages } from '#domain/commerce/packages/default-packages.ts';
import { defaultPromotion } from '#domain/commerce/promotions/default-promotion.ts';
import { usd } from '#domain/commerce/testing/carts.ts';
import type { WholeConversation } from '#domain/inbox/admin-contract.ts';
import type { AdminMail } from '#domain/mail/admin-contract.ts';
import type { AdminMockTest } from '#domain/sittings/admin-contract.ts';
import { questionsIn, type FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import type { AdminFixedTest } from '#domain/fixed-tests/contract.ts';
import { fixedTestOf } from '#domain/fixed-tests/testing/fixed-tests.ts';
import type { AnnouncementRow } from '#domain/notifications/admin-contract.ts';
import type { AdminAttempt } from '#domain/practice/admin-contract.ts';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import type { AdminReport } from '#domain/questions/admin-contract.ts';
import type { QuestionFigures, WholeQuestionFigures } from '#domain/questions/figures-contract.ts';
import type { ContentRow } from '../features/content/words.ts';
import type { PerkRow } from '../features/perks/words.ts';
import { bookPerk } from '#domain/perks/testing/perks.ts';
import type { AdminRealResult } from '#domain/results/admin-contract.ts';
import type { AdminReferral } from '#domain/referrals/admin-contract.ts';
import type { AdminTestimonial } from '#domain/testimonials/admin-contract.ts';
import type { AdminSecurityEvent } from '#domain/security/admin-contract.ts';
import type { SurveyRow } from '#domain/surveys/admin-contract.ts';
import { wholeSurvey } from '#domain/surveys/testing/surveys.ts';
import type { AdminMarkReport } from '#domain/writing/mark-report-contract.ts';
import { seenQuestion } from './questions.ts';
import type { Answers } from './render-console.tsx';
import { student } from './student.ts';

const at = '2026-01-05T10:00:00.000Z';
export const question = seenQuestion(rsaQuestion);
const { id: uid, type } = question;

const userId = student.id;

export const report: AdminReport = {
  id: '01900000-0000-7000-8000-000000000002',
  uid,
  revision: 1,
  reason: 'spelling',
  message: 'A typo',
  status: 'open',
  resolution: null,
  note: null,
  userId,
  visitorId: null,
  at,
};

export const markReport: AdminMarkReport = {
  id: '01900000-0000-7000-8000-000000000012',
  status: 'waiting',
  uid: 'WWM-0001',
  fault: 'grammar',
  category: 'agreement',
  rule: 'subject-verb-agreement',
  sources: ['tagger'],
  scorer: 'writing',
  scorerVersion: 3,
  excerpt: { before: 'The data ', marked: 'are', after: ' clear.', suggestions: ['is'] },
  userId,
  visitorId: null,
  at,
};

export const figures: QuestionFigures = {
  id: uid,
  type,
  answers: 12,
  rightShare: 0.75,
  share: 0.75,
  seconds: 40.2,
  discrimination: 0.31,
  place: -0.42,
  standardError: 0.27,
  flags: [],
};

export const wholeFigures: WholeQuestionFigures = {
  ...figures,
  right: 9,
  parts: [
    { label: 'By ship', kind: 'option', isRight: true, all: 9, weak: 0.25, middle: 0.75, strong: 1 },
    { label: 'By rail', kind: 'option', isRight: false, all: 3, weak: 0.75, middle: 0.25, strong: 0 },
  ],
  places: [
    { place: -1, answers: 4, share: 0.25 },
    { place: 1, answers: 8, share: 1 },
  ],
  months: [{ month: '2026-01', answers: 12, share: 0.75 }],
};

const attempt: AdminAttempt = {
  id: '01900000-0000-7000-8000-000000000003',
  userId,
  visitorId: null,
  uid,
  type,
  difficulty: 2,
  points: 1,
  maximum: 1,
  successful: true,
  revision: 1,
  firstPoints: 1,
  firstMaximum: 1,
  rescoredAt: null,
  secondsUsed: 20,
  at,
};

const mockTest: AdminMockTest = {
  id: '01900000-0000-7000-8000-000000000004',
  userId,
  mockTestId: 'reading_sprint_1',
  name: 'Reading sprint',
  status: 'running',
  startedAt: at,
  deadline: at,
  answered: 3,
  points: null,
  maximum: null,
  paidBy: 'free',
};

export const fixedTestRow = (test: FixedTest, more: Partial<AdminFixedTest> = {}): AdminFixedTest => ({
  id: test.mockTestId,
  examType: test.examType,
  part: test.part,
  name: test.name,
  status: 'draft',
  revision: 1,
  questions: questionsIn(test).length,
  test,
  changedAt: at,
  reason: null,
  ...more,
});

const packages = defaultPackages.map((one) => ({ ...one, id: one.packageId, version: 1, changedAt: at }));

const { kind, promotion } = defaultPromotion(at);
const promotionRow = {
  ...promotion,
  kind,
  id: promotion.promoId,
  status: 'running',
  activated: 0,
  redeemed: 0,
} as const;

export const surveyRow: SurveyRow = {
  ...wholeSurvey,
  id: wholeSurvey.surveyId,
  status: 'running',
  completed: 2,
};

const announcementRow: AnnouncementRow = {
  id: '01900000-0000-7000-8000-000000000007',
  title: 'New tests',
  text: 'Three new tests are here.',
  href: '/mock-test',
  audience: wholeSurvey.audience,
  told: 2,
  at,
};

const mail: AdminMail = {
  id: '01900000-0000-7000-8000-000000000005',
  userId,
  kind: 'verification',
  subject: 'Your code',
  state: 'delivered',
  at,
  closedAt: at,
};

export const conversation: WholeConversation = {
  id: '01900000-0000-7000-8000-000000000008',
  status: 'open',
  userId,
  visitorId: null,
  firstName: 'Ada',
  email: 'ada@example.com',
  latest: 'When is my exam?',
  messages: [{ from: 'person', text: 'When is my exam?', at, by: null }],
  openedAt: at,
  updatedAt: at,
};

export const silverCart: AdminCart = {
  id: '01900000-0000-7000-8000-000000000006',
  userId,
  status: 'granted',
  packageId: 'package_silver',
  quantity: 1,
  total: usd(6435),
  refunded: null,
  overpayments: [],
  isDisputed: false,
  disputeOutcome: null,
  concerns: [],
  country: 'US',
  method: 'card',
  promoId: null,
  version: 1,
  paymentId: 'pi_1',
  receiptNumber: null,
  createdAt: at,
  paidAt: at,
};

export const contentRow: ContentRow = {
  id: 'post.linking-words',
  kind: 'post',
  title: 'Linking words',
  path: '/blog/linking-words',
  status: 'published',
  revision: 1,
  publishAt: null,
  changedAt: at,
  problems: [],
  hasProblems: false,
};

export const perkRow: PerkRow = {
  ...bookPerk,
  id: bookPerk.perkId,
  startTime: '2026-01-01T00:00:00.000Z',
  endTime: '2099-01-01T00:00:00.000Z',
  status: 'running',
  claimed: 3,
};

export const testimonial: AdminTestimonial = {
  id: userId,
  userId,
  rating: 4,
  header: 'It works',
  quote: 'I got a refund at once.',
  status: 'not_approved',
  isUnfit: true,
  at,
};

export const referral: AdminReferral = {
  id: userId,
  userId,
  referrerId: userId.replace(/1$/, '2'),
  status: 'held',
  heldFor: ['same_device', 'same_network'],
  at,
};

export const realResult: AdminRealResult = {
  id: 'abc',
  userId,
  examType: 'core',
  status: 'reported',
  takenOn: '2026-03-12',
  overall: 67,
  estimated: 64,
  error: -3,
  version: '1',
  source: 'screenshot',
  corrected: ['reading'],
  at,
};

const securityEvent: AdminSecurityEvent = {
  id: '1',
  kind: 'log_in_failed',
  call: 'loginStudent',
  code: 'wrong_credentials',
  userId,
  account: null,
  network: '192.0.2.1',
  count: 1,
  firstAt: at,
  lastAt: at,
};

/** A page of a list. @param total the number of rows on all pages */
export const rowsOf = <Row>(rows: readonly Row[], total = rows.length) => ({
  status: 200 as const,
  body: [...rows],
  total,
});

const quietDay = { students: 4, answers: 61, sittings: 2, registrations: 1 };

export const answersOfLists = {
  fetchOverview: () => ({
    status: 200,
    body: { today: { ...quietDay, answers: 75 }, weekBefore: quietDay },
  }),
  list_users: () => rowsOf([student]),
  list_conversations: () => rowsOf([conversation]),
  list_questions: () => rowsOf([question]),
  list_questionFigures: () => rowsOf([figures]),
  list_reports: () => rowsOf([report]),
  list_markReports: () => rowsOf([markReport]),
  list_attempts: () => rowsOf([attempt]),
  list_mockTests: () => rowsOf([mockTest]),
  list_fixedTests: () => rowsOf([fixedTestRow(fixedTestOf('core'))]),
  list_packages: () => rowsOf(packages),
  list_promotions: () => rowsOf([promotionRow]),
  list_surveys: () => rowsOf([surveyRow]),
  list_announcements: () => rowsOf([announcementRow]),
  list_content: () => rowsOf([contentRow]),
  list_perks: () => rowsOf([perkRow]),
  list_testimonials: () => rowsOf([testimonial]),
  list_referrals: () => rowsOf([referral]),
  list_realResults: () => rowsOf([realResult]),
  fetchCalibrationLedger: () => ({ status: 200, body: { groups: [] } }),
  list_mails: () => rowsOf([mail]),
  list_carts: () => rowsOf([silverCart]),
  list_securityEvents: () => rowsOf([securityEvent]),
} satisfies Answers;
