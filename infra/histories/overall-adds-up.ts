import type { JsonObject } from '#domain/core/json.ts';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { estimate } from '#domain/scorecards/estimate.ts';
import type { IntendedChange } from './intended-change.ts';

interface Scored {
  readonly sessionId: string;
  readonly examType: ExamType;
  readonly results: readonly {
    readonly uid: string;
    readonly points: number | null;
    readonly maximum: number | null;
  }[];
}

/** The overall estimate of 0.2.0 had weights of its own, and its ranges came from the drawn items alone. */
export const overallAddsUp: IntendedChange = {
  of: '0.2.0',
  why: 'The overall estimate is the mean of the four skills, and a range is never narrower than its number of items allows (ADR 126).',
  rows: {
    mock_tests(row) {
      if (row['results'] === null || row['figures'] === null) return row;
      const { sessionId, examType, results } = row as unknown as Scored;
      const items = results.map(({ uid, points, maximum }) => ({
        uid,
        type: typeOfUid(uid),
        ...(points !== null && maximum !== null && { score: { points, maximum } }),
      }));
      const { overall, skills } = estimate(examType, items, sessionId);
      const figures = { overall: overall ?? null, skills } as unknown as JsonObject;
      return { ...row, overall: overall?.value ?? null, figures };
    },
  },
};
