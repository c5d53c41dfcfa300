import type { TypeCode } from '#domain/question-types/type-code.ts';
import { openSentenceEncoder, type SentenceEncoder } from '#services/analysis/inference/sentence-encoder.ts';
import { openMeaningReader } from '#services/analysis/meaning/meaning-facts.ts';
import { inTable } from '../../table.ts';
import { scoreTranscript } from './score-transcript.ts';
import { isFree, type SpokenQuestion } from './wrong-answers.ts';

/** The maximum share of the total for an answer to another question, and the percentage that may exceed it. */
export const mostOfForeign = { share: 0.2, percent: 2 } as const;

const kinds = ['best', 'middle', 'weak', 'track'] as const;
type Kind = (typeof kinds)[number];

/** For each question, the shares of the total, 0 to 1, of the answers to other questions of its type. */
export interface ForeignShares {
  readonly type: TypeCode;
  readonly kind: Kind;
  readonly shares: readonly number[];
}

/** The spoken texts of a question: the answers that the bank shows, and its track. */
function textsOf({ sampleAnswer, weakerAnswers, transcript }: SpokenQuestion): (readonly [Kind, string])[] {
  return [
    ...(sampleAnswer === undefined ? [] : [['best', sampleAnswer] as const]),
    ...weakerAnswers.map(({ level, text }) => [level, text] as const),
    ...(transcript === undefined ? [] : [['track', transcript] as const]),
  ];
}

/**
 * Scores the texts of each question against every other question of its type.
 * @param questions of all types
 * @param isHeld which questions are compared with all others of their type; all by default
 */
export async function foreignShares(
  questions: readonly SpokenQuestion[],
  isHeld: (question: SpokenQuestion, at: number) => boolean = () => true,
): Promise<ForeignShares[]> {
  const read = await openMeaningReader(remembering(await openSentenceEncoder()));
  const found: ForeignShares[] = [];
  for (const [type, same] of Map.groupBy(questions.filter(isFree), (question) => question.type)) {
    const shares = new Map<Kind, number[]>();
    for (const question of same.filter(isHeld))
      for (const other of same.filter(({ uid }) => uid !== question.uid))
        for (const [kind, text] of textsOf(other)) {
          const { points, maximum } = await scoreTranscript(question, text, { read });
          shares.set(kind, [...(shares.get(kind) ?? []), points / maximum]);
        }
    for (const kind of kinds) {
      const of = shares.get(kind);
      if (of !== undefined) found.push({ type, kind, shares: of });
    }
  }
  return found;
}

export const isTooMuch = (share: number): boolean => share > mostOfForeign.share;

export const foreignTable = (found: readonly ForeignShares[]): string =>
  inTable(
    ['type', 'answer', 'pairs', 'nothing', `more than ${mostOfForeign.share}`, 'per cent', 'most'],
    found.map(({ type, kind, shares }) => {
      const tooMuch = shares.filter(isTooMuch).length;
      return [
        type,
        kind === 'track' ? "another question's track" : `another question's answer, ${kind}`,
        shares.length,
        shares.filter((share) => share === 0).length,
        tooMuch,
        ((100 * tooMuch) / shares.length).toFixed(1),
        Math.max(...shares).toFixed(2),
      ];
    }),
  );

/** Caches the encodings, because the same sentences recur with every question. */
function remembering(encoder: SentenceEncoder): SentenceEncoder {
  const known = new Map<string, Float32Array>();
  return {
    async encode(texts) {
      const missing = [...new Set(texts)].filter((text) => !known.has(text));
      const vectors = await encoder.encode(missing);
      for (const [at, text] of missing.entries()) known.set(text, vectors[at] ?? new Float32Array());
      return texts.map((text) => known.get(text) ?? new Float32Array());
    },
  };
}
