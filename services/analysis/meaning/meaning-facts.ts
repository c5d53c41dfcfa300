import type { WritingFacts } from '#domain/scoring/writing/facts.ts';
import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';
import { cosine, thousandths } from '../inference/vectors.ts';
import { openSentenceEncoder, type SentenceEncoder } from '../inference/sentence-encoder.ts';
import { cleanText } from '../text/clean-text.ts';
import { sentencesOf } from '../text/sentences.ts';
import { clausePartsOf, stemOf } from './content-stems.ts';
import { frames } from './frames.ts';
import { noneMet, pointFacts, type Sought } from './key-points.ts';
import { createKnownVectors, type KnownVectors } from './known-vectors.ts';

export interface MeaningFacts extends Pick<WritingFacts, 'nearPrompt' | 'points'> {
  readonly sentences: readonly Pick<
    WritingFacts['sentences'][number],
    'nearPrompt' | 'nearFrame' | 'fitsIn'
  >[];
}

/** In characters: the first 150 words show the subject, and the model reads no more than 190. */
const opening = 900;

export type WordedAnswer = Pick<
  WrittenAnswer,
  'text' | 'prompt' | 'material' | 'keyPoints' | 'sampleAnswer'
> & { readonly isSpoken?: true };

type MeaningReader = (answer: WordedAnswer) => Promise<MeaningFacts>;

/** Takes 0.3 s and 200 MB to open. @param encoder replaces the default, for example by a caching one */
export async function openMeaningReader(encoder?: SentenceEncoder): Promise<MeaningReader> {
  const vectors = createKnownVectors(encoder ?? (await openSentenceEncoder()));
  await vectors.known(frames);
  return (answer) => meaningFacts(answer, vectors);
}

async function meaningFacts(answer: WordedAnswer, vectors: KnownVectors): Promise<MeaningFacts> {
  const clean = cleanText(answer.text);
  const { text } = clean;
  const spans = sentencesOf(text);
  if (spans.length === 0)
    return {
      nearPrompt: 0,
      sentences: [],
      points: soughtIn(answer).points.map(() => noneMet(answer.material !== 'task')),
    };
  const [whole, ...encoded] = await vectors.fresh([
    text.slice(0, opening),
    ...spans.map((span) => text.slice(...span)),
  ]);
  const ofFrames = await vectors.known(frames);
  const prompt = cleanText(answer.prompt).text;
  const [ofPrompt, ...ofPromptParts] = await vectors.known([
    prompt,
    ...sentencesOf(prompt).map((span) => prompt.slice(...span)),
  ]);
  const nearest = (vector: Float32Array, others: readonly Float32Array[]) =>
    others.reduce((best, other) => Math.max(best, cosine(vector, other)), -1);
  const sentences = spans.flatMap((span, at) => {
    const vector = encoded[at];
    return vector ? [{ span, vector }] : [];
  });
  const points = await pointFacts(text, sentences, soughtIn(answer), vectors);
  return {
    nearPrompt: whole && ofPrompt ? cosine(whole, ofPrompt) : 0,
    sentences: sentences.map(({ vector }, at) => ({
      nearPrompt: nearest(vector, ofPrompt ? [ofPrompt, ...ofPromptParts] : []),
      nearFrame: nearest(vector, ofFrames),
      fitsIn: meanCosine(
        vector,
        sentences.filter((_, other) => other !== at).map((other) => other.vector),
      ),
    })),
    points: points.map((point) => ({ ...point, span: point.span && clean.spanIn(point.span) })),
  };
}

/** Without key points, the sentences of the sample answer. */
function soughtIn({ keyPoints, sampleAnswer, material, prompt, isSpoken }: WordedAnswer): Sought {
  const source = material === 'task' ? undefined : prompt;
  const isSpread = isSpoken !== true;
  if (keyPoints.length > 0) return { points: keyPoints, source, isSpread };
  const sentences = sentencesOf(sampleAnswer).map((span) => sampleAnswer.slice(...span));
  return { points: sentences.map((point) => ({ point, keywords: wordsThatCount(point) })), source, isSpread };
}

function wordsThatCount(sentence: string): string[][] {
  const stems = new Set(clausePartsOf(sentence).flat().map(stemOf));
  return [...stems].filter((stem) => stem !== '').map((stem) => [stem]);
}

function meanCosine(vector: Float32Array, others: readonly Float32Array[]): number {
  if (others.length === 0) return 1;
  return thousandths(others.reduce((sum, other) => sum + cosine(vector, other), 0) / others.length);
}
