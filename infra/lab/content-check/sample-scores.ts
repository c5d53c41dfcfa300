import type { Question } from '#domain/question-types/registry.ts';
import type { Evidence, Score } from '#domain/scoring/score.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { writtenAnswer } from '#services/analysis/written-answer.ts';
import type { CheckedFile, Fault, Finding } from './rule.ts';
import { finding } from './rule.ts';
import {
  isWritten,
  rubricOf,
  samplesOf,
  strong,
  totalOf,
  weak,
  type Sample,
  type WrittenQuestion,
} from './written.ts';

export type ScoredSample = Sample & { readonly score: Score };

/** The allowed difference between scorer and author, as between examiners. */
const tolerance = 1;

/**
 * Scores the written samples with this release's scorer, about 0.3 s each: students who write like them get the same.
 */
export async function sampleScoreFaults(
  files: readonly CheckedFile[],
  analysis: WritingAnalysis,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { file, question } of files) {
    if (!isWritten(question)) continue;
    const samples = await scoreSamples(question, analysis);
    faults.push(...faultsOfScores(question, samples).map(([field, message]) => ({ file, field, message })));
  }
  return faults;
}

async function scoreSamples(
  question: WrittenQuestion,
  analysis: WritingAnalysis,
): Promise<readonly ScoredSample[]> {
  return Promise.all(
    samplesOf(question).map(async (sample) => ({
      ...sample,
      score: await analysis.score(answerTo(question, sample.text)),
    })),
  );
}

const answerTo = (question: Question, text: string) =>
  // A written type's question has that type's answer.
  writtenAnswer(question, { type: question.type, text } as Parameters<typeof writtenAnswer>[1]);

/** Faults of a question's samples by their scores, best first. Pure. */
export function faultsOfScores(question: WrittenQuestion, samples: readonly ScoredSample[]): Finding[] {
  const { maximum } = rubricOf(question);
  return samples.flatMap((sample, index) => {
    const { level, field, score } = sample;
    const better = samples[index - 1];
    return [
      ...(level === 'best' ? unmadePoints(sample) : []),
      ...finding(
        level === 'best' && score.points < maximum * strong,
        field,
        `is scored ${score.points}: a sample answer reaches ${maximum * strong} of ${maximum}`,
      ),
      ...finding(
        level === 'weak' && score.points >= maximum * weak,
        field,
        `is scored ${score.points}: a weak answer stays below ${maximum * weak} of ${maximum}`,
      ),
      ...finding(
        better !== undefined && score.points >= better.score.points,
        field,
        `is scored ${score.points}, as much as the better answer before it or more`,
      ),
      ...outOfBands(sample),
    ];
  });
}

/** Scores outside the author's bands. */
function outOfBands({ field, bands, score }: ScoredSample): Finding[] {
  const judged = [
    ...score.traits.map(({ trait, points }) => [trait, points, bands[trait] ?? [0, 0]] as const),
    ['all traits', score.points, totalOf(bands)] as const,
  ];
  return judged.flatMap(([what, points, [least, most]]) =>
    finding(
      points < least - tolerance || points > most + tolerance,
      field,
      `${what}: scored ${points}, expected ${least} to ${most}; mend the answer, or the bands if they are wrong`,
    ),
  );
}

const isPoint = (evidence: Evidence) => evidence.kind === 'point';

/** The sample answer makes every key point. */
function unmadePoints({ field, score }: ScoredSample): Finding[] {
  const points = score.traits.flatMap(({ evidence }) => evidence.filter(isPoint));
  return points
    .filter(({ state }) => state === 'missing' || state === 'contradicted')
    .map(({ index, state }) => [
      field,
      `the scorer finds key point ${index + 1} ${state}: say it more plainly, or word the point as what is so rather than what is not`,
    ]);
}
