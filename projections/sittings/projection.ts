import type { ExamType } from '#domain/accounts/exam-type.ts';
import type { Instant } from '#domain/core/instant.ts';
import { examOfSitting } from '#domain/sittings/exam-of-sitting.ts';
import type { MockTestStatus } from '#domain/sittings/mock-test-status.ts';
import type { QuestionResult } from '#domain/sittings/mock-test-attempt.ts';
import { questionsOf } from '#domain/sittings/clocks/set-sections.ts';
import type { PaidBy } from '#domain/mock-tests/paid-by.ts';
import { estimate } from '#domain/scorecards/estimate.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  sessionId: column.text(),
  userId: column.text(),
  mockTestId: column.text(),
  status: column.text<MockTestStatus>(),
  startedAt: column.text(),
  /** Until when it can be continued: the end of its section, or between sections of its days. */
  deadline: column.text(),
  expiresAt: column.text(),
  section: column.integer(),
  /** The total seconds of each section's clocks. */
  sectionSeconds: column.json<readonly number[]>(),
  answered: column.integer(),
  /** The number of finished analyses; a change makes the student's windows refetch. */
  analysed: column.integer(),
  /** null until the result is recorded; then the ones that count. */
  points: column.number().orNull(),
  maximum: column.number().orNull(),
  /** The exam of the weights. */
  examType: column.text<ExamType>(),
  /** On the exam's scale; null before the result, or unless all four skills were sat. */
  overall: column.integer().orNull(),
  /** Scores with their ranges; null until the result is recorded. */
  figures: column.json<Figures>().orNull(),
  /** Current results in test order; null until the result is recorded. */
  results: column.json<readonly QuestionPoints[]>().orNull(),
  /** Asked questions with the revision that their score follows. */
  asked: column.json<{ readonly [uid: string]: number }>(),
  /** Removed by the student: excluded from statistics. */
  isRemoved: column.boolean(),
  /** Excluded from statistics; trials are on no list either. */
  mark: column.text<'trial' | 'quick'>().orNull(),
  /** null if unknown. */
  paidBy: column.text<PaidBy>().orNull(),
  /** The id of the scorecard's link; null if not shared. */
  shareId: column.text().orNull(),
  /** The latest end of a break; null while the clock runs. */
  breakEndsAt: column.text().orNull(),
};

/** See `Figure`. */
type FigureColumn = {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly items: number;
};
type Figures = {
  readonly overall: FigureColumn | null;
  readonly skills: { readonly [skill: string]: FigureColumn };
};
/** Without points if the analysis failed. */
type QuestionPoints = {
  readonly uid: string;
  readonly points: number | null;
  readonly maximum: number | null;
};

export type SittingRow = RowOf<typeof columns>;

export const sittings = defineProjection({
  name: 'sittings',
  version: 11,
  columns,
  key: ['sessionId'],
  indexes: [
    ['userId', 'startedAt'],
    ['startedAt'],
    { columns: ['examType', 'overall'], where: 'overall is not null' },
    { columns: ['shareId'], where: 'share_id is not null' },
    { gin: 'asked', where: "status = 'scored'" },
  ],
  eventTypes: [
    'MockTestStarted',
    'MockTestSectionStarted',
    'MockTestAnswerSubmitted',
    'MockTestTimeCompensated',
    'MockTestExtraTimeGranted',
    'MockTestBreakStarted',
    'MockTestBreakEnded',
    'MockTestAnswerScored',
    'MockTestAnswerAnalysisFailed',
    'MockTestSectionEnded',
    'MockTestSubmitted',
    'MockTestResultRecorded',
    'MockTestLateScoreRecorded',
    'MockTestQuestionRescored',
    'MockTestRemoved',
    'MockTestRestored',
    'MockTestScorecardShared',
    'MockTestScorecardUnshared',
  ],
  keysOf: ({ stream }) => [{ sessionId: streamId(stream) }],
  fold([row], event): readonly SittingRow[] {
    if (event.type === 'MockTestStarted') {
      const { sections, extraTime: _extraTime, ...sitting } = event.data;
      const start = { status: 'running', answered: 0, analysed: 0, points: null, maximum: null } as const;
      const noResult = { overall: null, figures: null, results: null } as const;
      const asked = Object.fromEntries(questionsOf(sections).map(({ uid, revision }) => [uid, revision]));
      const sectionSeconds = sections.map(({ clocks }) =>
        clocks.reduce((sum, { seconds }) => sum + seconds, 0),
      );
      const deadline = later(sitting.startedAt, sectionSeconds[0]);
      return [
        {
          ...sitting,
          deadline,
          section: 0,
          sectionSeconds,
          ...start,
          ...noResult,
          examType: examOfSitting(event.data),
          asked,
          isRemoved: false,
          mark: sitting.mark ?? null,
          paidBy: sitting.paidBy ?? null,
          shareId: null,
          breakEndsAt: null,
        },
      ];
    }
    if (!row) return [];
    switch (event.type) {
      case 'MockTestSectionStarted': {
        const { index, startedAt } = event.data;
        const deadline = later(startedAt, row.sectionSeconds[index]);
        return [{ ...row, status: 'running', section: index, deadline }];
      }
      case 'MockTestAnswerSubmitted':
        return [{ ...row, answered: row.answered + 1 }];
      case 'MockTestTimeCompensated':
        return [{ ...row, deadline: later(row.deadline, event.data.seconds) }];
      case 'MockTestExtraTimeGranted': {
        const addedTo = (section: number) =>
          event.data.clocks.reduce((sum, one) => sum + (one.section === section ? one.added : 0), 0);
        const sectionSeconds = row.sectionSeconds.map((seconds, section) => seconds + addedTo(section));
        return [{ ...row, sectionSeconds, deadline: later(row.deadline, addedTo(row.section)) }];
      }
      case 'MockTestBreakStarted': {
        const { beganAt, endsAt } = event.data;
        const deadline = later(row.deadline, secondsBetween(beganAt, endsAt));
        return [{ ...row, deadline, breakEndsAt: endsAt }];
      }
      case 'MockTestBreakEnded': {
        const unused = secondsBetween(event.data.until, row.breakEndsAt ?? event.data.until);
        return [{ ...row, deadline: later(row.deadline, -unused), breakEndsAt: null }];
      }
      case 'MockTestAnswerScored':
      case 'MockTestAnswerAnalysisFailed':
        return [{ ...row, analysed: row.analysed + 1 }];
      case 'MockTestSectionEnded':
        return [
          row.section + 1 < row.sectionSeconds.length
            ? { ...row, status: 'between_sections', deadline: row.expiresAt }
            : { ...row, status: 'section_ended' },
        ];
      case 'MockTestSubmitted':
        return [{ ...row, status: 'submitted' }];
      case 'MockTestResultRecorded':
        return [
          { ...row, status: 'scored', ...countedIn(row, event.data, event.data.results.map(pointsOf)) },
        ];
      case 'MockTestRemoved':
        return [{ ...row, isRemoved: true }];
      case 'MockTestRestored':
        return [{ ...row, isRemoved: false }];
      case 'MockTestScorecardShared':
        return [{ ...row, shareId: event.data.shareId }];
      case 'MockTestScorecardUnshared':
        return [{ ...row, shareId: null }];
      case 'MockTestLateScoreRecorded':
        return [{ ...row, ...countedIn(row, event.data, withResult(row, event.data)) }];
      case 'MockTestQuestionRescored': {
        const { uid, revision } = event.data;
        const asked = { ...row.asked, [uid]: revision };
        return [{ ...row, asked, ...countedIn(row, event.data, withResult(row, event.data)) }];
      }
    }
  },
});

const later = (start: string, seconds = 0): string =>
  new Date(Date.parse(start) + Math.round(seconds * 1000)).toISOString();

const secondsBetween = (from: string, until: Instant): number =>
  (Date.parse(until) - Date.parse(from)) / 1000;

function pointsOf(result: QuestionResult): QuestionPoints {
  const { points, maximum } = 'score' in result ? result.score : { points: null, maximum: null };
  return { uid: result.uid, points, maximum };
}

const withResult = (
  { results }: Pick<SittingRow, 'results'>,
  scored: Extract<QuestionResult, { readonly score: unknown }>,
): readonly QuestionPoints[] =>
  (results ?? []).map((result) => (result.uid === scored.uid ? pointsOf(scored) : result));

/** A result with the figures that follow from it. */
function countedIn(
  { sessionId, examType }: Pick<SittingRow, 'sessionId' | 'examType'>,
  { points, maximum }: { readonly points: number; readonly maximum: number },
  results: readonly QuestionPoints[],
) {
  const items = results.map((result) => ({
    uid: result.uid,
    type: typeOfUid(result.uid),
    ...(result.points !== null &&
      result.maximum !== null && { score: { points: result.points, maximum: result.maximum } }),
  }));
  const { overall, skills } = estimate(examType, items, sessionId);
  return {
    points,
    maximum,
    results,
    overall: overall?.value ?? null,
    figures: { overall: overall ?? null, skills },
  };
}
