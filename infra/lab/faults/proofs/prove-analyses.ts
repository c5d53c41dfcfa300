import { isScoredByRule } from '#domain/question-types/registry.ts';
import type { RecordedEvent } from '#domain/streams.ts';

/** The outcome of analysed answers in practice. */
export interface AnalysisProof {
  readonly submitted: number;
  readonly scored: number;
  readonly failed: number;
  /** Neither a score nor a failure. */
  readonly waiting: readonly string[];
  /** Scored more than once. */
  readonly tooOften: readonly string[];
}

export function proveAnalyses(events: readonly RecordedEvent[]): AnalysisProof {
  const answers = new Map<string, { scores: number; hasFailed: boolean }>();
  for (const { type, data, stream } of events) {
    if (type === 'AnswerSubmitted' && !isScoredByRule(data.type)) {
      answers.set(stream, { scores: 0, hasFailed: false });
    }
    const answer = answers.get(stream);
    if (answer && type === 'AnswerScored') answer.scores += 1;
    if (answer && type === 'AnswerAnalysisFailed') answer.hasFailed = true;
  }
  const all = [...answers];
  const named = (isMeant: (answer: { scores: number; hasFailed: boolean }) => boolean) =>
    all.filter(([, answer]) => isMeant(answer)).map(([stream]) => stream);
  return {
    submitted: all.length,
    scored: named(({ scores }) => scores > 0).length,
    failed: named(({ scores, hasFailed }) => hasFailed && scores === 0).length,
    waiting: named(({ scores, hasFailed }) => scores === 0 && !hasFailed),
    tooOften: named(({ scores }) => scores > 1),
  };
}
