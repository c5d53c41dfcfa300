import { z } from 'zod';
import { examTypeSchema } from '../accounts/exam-type.ts';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { personal } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';
import { scale } from '../scorecards/scale.ts';
import { realScoresSchema, scoreNames } from './real-scores.ts';

const onScale = z.int().min(scale.lowest).max(scale.highest);

/** The estimated overall score of the last test before the exam. */
const estimateBeforeSchema = z.object({
  sessionId: z.string(),
  overall: onScale,
  low: onScale,
  high: onScale,
  version: z.string(),
});

const resultSchema = z.object({
  examType: examTypeSchema,
  scores: realScoresSchema,
  takenOn: z.iso.date(),
  source: z.enum(['screenshot', 'pdf']),
  /** Scores that the student corrected after the reading. */
  corrected: z.array(z.enum(scoreNames)),
  estimate: estimateBeforeSchema.nullable(),
});
export type RealResult = Readonly<z.infer<typeof resultSchema>>;

const events = {
  RealResultReported: { version: 1, schema: resultSchema },
  /** Excluded from the statistics. */
  RealResultDiscarded: { version: 1, schema: z.object({ reason: personal(z.string()) }) },
} as const;

export type RealResultEvent = EventOf<typeof events>;

export type RealResultState =
  | { readonly status: 'none' }
  | { readonly status: 'reported' | 'discarded'; readonly result: RealResult };

/** The stream `real_result-<keyed hash of the report code>`: each scorecard counts once, for any user. */
export const realResultStream = defineStream({
  category: 'real_result',
  subject: 'Result of the exam',
  events,
  initial: { status: 'none' },
  evolve(state: RealResultState, { type, data }): RealResultState {
    if (type === 'RealResultReported') return { status: 'reported', result: data };
    return state.status === 'none' ? state : { ...state, status: 'discarded' };
  },
});

/** The first report of a scorecard counts; repetitions have no effect. */
export function reportResult(
  state: RealResultState,
  result: RealResult,
): Decision<RealResultEvent, 'scorecard_reported'> {
  if (state.status === 'none') return [{ type: 'RealResultReported', data: result }];
  const isSame =
    state.result.takenOn === result.takenOn &&
    scoreNames.every((name) => state.result.scores[name] === result.scores[name]);
  return isSame ? [] : reject('scorecard_reported');
}

export function discardResult(
  state: RealResultState,
  { reason }: { readonly reason: string },
): Decision<RealResultEvent, 'not_found'> {
  if (state.status === 'none') return reject('not_found');
  return state.status === 'discarded' ? [] : [{ type: 'RealResultDiscarded', data: { reason } }];
}
