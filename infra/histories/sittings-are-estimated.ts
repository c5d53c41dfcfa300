import type { JsonObject } from '#domain/core/json.ts';
import { mockTestStream } from '#domain/mock-tests/mock-test-attempt.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { estimate } from '#domain/scorecards/estimate.ts';
import type { IntendedChange } from './intended-change.ts';

interface Result {
  readonly uid: string;
  readonly score: { readonly points: number; readonly maximum: number };
}

/** A sitting of 0.1.0 was a sprint of reading, which suits every exam, and has what each question came to. */
export const sittingsAreEstimated: IntendedChange = {
  of: '0.1.0',
  why: 'A list of sittings shows what each would score, by the weights of its exam.',
  rows: {
    mock_tests: (row, _all, _projections, streams) => {
      const sessionId = row['sessionId'] as string;
      const state = streams[mockTestStream.nameOf(sessionId)];
      const scored = (state?.['results'] ?? []) as unknown as readonly Result[];
      const results = scored.map(({ uid, score: { points, maximum } }) => ({ uid, points, maximum }));
      const items = scored.map(({ uid, score }) => ({ uid, type: typeOfUid(uid), score }));
      const { skills } = estimate('new_format', items, sessionId);
      const figures = { overall: null, skills } as unknown as JsonObject;
      return { ...row, examType: 'new_format', overall: null, figures, results };
    },
  },
};
