import type { ExamType } from '../accounts/exam-type.ts';
import type { DomainEvent } from '../core/event.ts';
import { readable } from '../core/personal.ts';
import { type AnyEvent, streams } from '../streams.ts';
import { mockTestCatalogue } from '../mock-tests/catalogue.ts';
import { answerInWords } from '../question-types/registry.ts';
import { duration, moment, points } from './words.ts';

type Descriptions<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: (data: Extract<Event, { type: Type }>['data']) => string;
};

const examNames: { readonly [Exam in ExamType]: string } = {
  old_format: 'old format',
  new_format: 'new format',
  core: 'Core',
  ukvi: 'UKVI',
  ukvi_old: 'UKVI, old format',
};

const sessionEnds = {
  logged_out: 'Logged out',
  blocked: 'Logged out, because the user was blocked',
  account_deleted: 'Logged out, because the account was deleted',
} as const;

const sectionEnds = {
  deadline: 'the time was up',
  student: 'the student ended it',
  completed: 'all questions were answered',
} as const;

/** A test's name does not depend on its clock. */
const testNames = new Map(
  mockTestCatalogue({ sprintSeconds: 1 }).map(({ mockTestId, name }) => [mockTestId, name]),
);
const testName = (mockTestId: string) => testNames.get(mockTestId) ?? mockTestId;

/** Exhaustive: an event type without a description does not compile. */
const descriptions: Descriptions<AnyEvent> = {
  UserRegistered: ({ email, examType }) =>
    `Registered. E-mail address: ${readable(email)}, exam: ${examNames[examType]}`,
  EmailVerified: () => 'Verified the e-mail address',
  VerificationMailRequested: () =>
    'Logged in before the e-mail address was verified; a new mail was asked for',
  PlatformAccessGranted: ({ platformAccess }) => `Access changed to ${platformAccess}`,
  PaidTimeGranted: ({ paidExpiryTime, reason }) =>
    `Paid access granted until ${moment(paidExpiryTime)}. Reason: ${readable(reason)}`,
  UserBlocked: ({ reason }) => `Blocked. Reason: ${readable(reason)}`,
  UserUnblocked: ({ reason }) => `Unblocked. Reason: ${readable(reason)}`,
  PreferencesStarted: () => 'Changed a preference for the first time',
  StepMarked: ({ step }) => `Marked ${step}`,
  StepUnmarked: ({ step }) => `Took the mark ${step} away`,
  NightModeSwitched: ({ isNightMode }) => `Switched night mode ${isNightMode ? 'on' : 'off'}`,
  NightTimeChanged: ({ nightTimeStart, nightTimeEnd }) =>
    `Set automatic night mode from ${nightTimeStart}:00 to ${nightTimeEnd}:00`,
  ExamTypeChosen: ({ examType }) => `Chose the exam: ${examNames[examType]}`,
  AccountDeleted: () => 'Deleted the account; its personal data can no longer be read',

  EmailReserved: () => 'The e-mail address was reserved for this account',
  EmailClaimed: () => 'A registration asked for this e-mail address',
  EmailProven: () => 'The e-mail address was proven and belongs to this account',
  EmailReleased: () => 'The e-mail address was released and may be used again',

  SessionStarted: ({ expiresAt }) => `Logged in; the session lasts until ${moment(expiresAt)}`,
  SessionEnded: ({ cause }) => sessionEnds[cause],

  AnswerSubmitted: ({ uid, answer }) => `Sent the answer to ${uid}: ${answerInWords(answer)}`,
  AnswerScored: ({ uid, score, secondsUsed }) =>
    `Submitted ${uid}: ${points(uid, score)}, ${duration(secondsUsed)}`,

  AnswerAnalysisFailed: ({ uid, reason }) => `The answer to ${uid} could not be scored: ${reason}`,
  AnswerRescored: ({ uid, score, previous, reason }) =>
    `Scored ${uid} again: ${points(uid, score)}; before, ${points(uid, previous)}. Reason: ${reason}`,

  QuestionFavorited: ({ uid }) => `Made ${uid} a favourite`,
  QuestionUnfavorited: ({ uid }) => `Took ${uid} off the favourites`,
  QuestionMarkedAsTested: ({ uid }) => `Said that ${uid} came up in the real exam`,
  QuestionUnmarkedAsTested: ({ uid }) => `Took back that ${uid} came up in the real exam`,
  ExerciseScoreCleared: ({ exercise, uid }) => `Cleared the score of ${uid ?? `all ${exercise} questions`}`,

  ReviewScheduled: ({ uid, memory }) => `Review of ${uid} set for ${moment(memory.due)}`,
  ReviewStopped: ({ uid }) => `Took ${uid} off the reviews`,

  NotificationRead: () => 'Read a notification',
  AllNotificationsRead: () => 'Marked all notifications as read',

  MockTestStarted: ({ mockTestId, questions, seconds, deadline }) =>
    `Started ${testName(mockTestId)}: ${questions.length} questions in ${duration(seconds)}, until ${moment(deadline)}`,
  MockTestAnswerSubmitted: ({ uid, index, answer }) =>
    `Answered question ${index + 1}, ${uid}: ${answerInWords(answer)}`,
  MockTestSectionEnded: ({ section, cause }) => `The ${section} section ended: ${sectionEnds[cause]}`,
  MockTestSubmitted: ({ answered, questions }) =>
    `The test was handed in: ${answered} of ${questions} questions answered`,
  MockTestResultRecorded: (result) =>
    `Result of ${testName(result.mockTestId)}: ${result.points} of ${result.maximum} points`,
  MockTestQuestionRescored: ({ uid, score, previous, reason }) =>
    `Scored ${uid} again: ${points(uid, score)}; before, ${points(uid, previous)}. Reason: ${reason}`,

  QuestionReported: ({ uid, reason, message }) =>
    `Reported ${uid}: ${reason.replaceAll('_', ' ')}. ${readable(message)}`.trimEnd(),
  QuestionReportResolved: ({ resolution, note }) =>
    `The report was ${resolution}. ${readable(note)}`.trimEnd(),

  QuestionDrafted: ({ question }) => `Question ${question.uid} drafted: ${question.title}`,
  QuestionPublished: () => 'The question was published',
  QuestionRevised: ({ question, reason, changesKey }) =>
    `Question ${question.uid} revised${changesKey ? ' with another key' : ''}. Reason: ${reason}`,
  QuestionRetired: ({ reason }) => `The question was retired. Reason: ${reason}`,
  QuestionAdded: ({ question }) => `Question ${question.uid} added: ${question.title}`,
  QuestionCorrected: ({ question, reason }) => `Question ${question.uid} corrected. Reason: ${reason}`,

  HistoryLookedUp: ({ reason }) => `An admin looked at this history. Reason: ${readable(reason)}`,
};

/** What happened, in words an agent can read to a customer. Total over all events that the streams can read. */
export function describe(event: AnyEvent): string {
  const inWords = descriptions[event.type] as (data: AnyEvent['data']) => string;
  return inWords(event.data);
}

const known: ReadonlySet<string> = new Set(streams.flatMap((codec) => codec.types));

/** Whether an event that comes from a store of any event is one of the domain's. */
export function isAnyEvent(event: DomainEvent): event is AnyEvent {
  return known.has(event.type);
}
