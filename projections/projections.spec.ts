import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { streams, type AnyEvent } from '#domain/streams.ts';
import { projections } from './projections.ts';
import type { ProjectionName } from './projections.ts';

/** Which read models each event type changes, besides `user_streams`, which sees all of them. */
const readers: Record<AnyEvent['type'], readonly ProjectionName[]> = {
  UserRegistered: ['accounts'],
  EmailVerified: ['accounts'],
  VerificationMailRequested: [],
  PlatformAccessGranted: ['accounts'],
  PaidTimeGranted: ['accounts'],
  UserBlocked: ['accounts'],
  UserUnblocked: ['accounts'],
  ExamTypeChosen: ['accounts'],
  AccountDeleted: ['accounts', 'report_messages'],
  // The admin's list shows no preferences.
  PreferencesStarted: [],
  StepMarked: [],
  StepUnmarked: [],
  NightModeSwitched: [],
  NightTimeChanged: [],
  // Reservations and sessions are asked for in their streams.
  EmailClaimed: [],
  EmailProven: [],
  EmailReserved: [],
  EmailReleased: [],
  SessionStarted: [],
  SessionEnded: [],
  QuestionDrafted: ['questions'],
  QuestionPublished: ['questions'],
  QuestionRevised: ['questions'],
  QuestionRetired: ['questions'],
  QuestionAdded: ['questions'],
  QuestionCorrected: ['questions'],
  QuestionTrackUploaded: [],
  QuestionReported: ['question_reports', 'report_messages'],
  QuestionReportResolved: ['question_reports', 'report_messages'],
  AnswerSubmitted: ['attempts'],
  AnswerScored: ['attempts', 'progress', 'statistics'],
  AnswerAnalysisFailed: ['attempts'],
  AnswerRescored: ['attempts', 'notifications', 'progress', 'statistics'],
  QuestionFavorited: ['progress'],
  QuestionUnfavorited: ['progress'],
  QuestionMarkedAsTested: ['progress'],
  QuestionUnmarkedAsTested: ['progress'],
  ExerciseScoreCleared: ['progress'],
  ReviewScheduled: ['reviews'],
  ReviewStopped: ['reviews'],
  NotificationRead: ['notifications'],
  AllNotificationsRead: ['notifications'],
  MockTestStarted: ['mock_tests'],
  MockTestAnswerSubmitted: ['mock_tests'],
  MockTestAnswerScored: ['mock_tests'],
  MockTestAnswerAnalysisFailed: ['mock_tests'],
  MockTestSectionEnded: ['mock_tests'],
  MockTestSubmitted: ['mock_tests'],
  MockTestResultRecorded: ['mock_tests'],
  MockTestQuestionRescored: ['mock_tests', 'notifications'],
  // A look-up shows in the user's history, which is read from the streams.
  HistoryLookedUp: [],
};

const allTypes = [...new Set(streams.flatMap(({ types }) => types))];

describe('the projections', () => {
  it('know every event type of the domain', () => {
    expect(Object.keys(readers).toSorted()).toEqual(allTypes.toSorted());
  });

  it.each(Object.entries(readers))('%s reaches its read models', (type, names) => {
    const found = projections.filter(({ eventTypes }) => eventTypes === 'all' || eventTypes.includes(type));
    expect(found.map(({ name }) => name).toSorted()).toEqual([...names, 'user_streams'].toSorted());
  });

  it('have names and tables of their own', () => {
    expect(new Set(projections.map(({ name }) => name)).size).toBe(projections.length);
  });

  it.each(projections.map((projection) => [projection.name, projection] as const))(
    '%s has a test for each event type it handles',
    (name, { eventTypes }) => {
      const folder = path.join(import.meta.dirname, name.replaceAll('_', '-'));
      const spec = readFileSync(path.join(folder, 'projection.spec.ts'), 'utf8');
      // `user_streams` runs its test over the list of all types.
      const types = eventTypes === 'all' ? [] : eventTypes;
      expect(types.filter((type) => !spec.includes(type))).toEqual([]);
    },
  );
});
