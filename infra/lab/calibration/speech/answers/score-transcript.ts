import type { Score } from '#domain/scoring/score.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import { spokenFreely } from '#domain/scoring/speaking/testing/spoken-facts.ts';
import type { MeaningThread } from '#services/analysis/embedded/meaning-thread.ts';
import { transcriptFacts } from '#services/analysis/embedded/transcript-facts.ts';
import { spokenAnswer } from '#services/analysis/spoken-answer.ts';
import { pointsFor } from '../voice-order.ts';
import type { SpokenQuestion } from './wrong-answers.ts';

/** Scores a transcript as if each word had been clear and without pauses: only its content counts. */
export async function scoreTranscript(
  question: SpokenQuestion,
  text: string,
  meaning: Pick<MeaningThread, 'read'>,
): Promise<Score> {
  const task = spokenAnswer(question, new Uint8Array());
  return scoreSpeaking(task, { ...spokenFreely(text), ...(await transcriptFacts(task, text, meaning)) });
}

/** What is earned of the points for content, 0 to 1. */
export function contentShare(score: Score): number {
  const maximum = score.traits.find(({ trait }) => trait === 'content')?.maximum ?? 0;
  return maximum === 0 ? 0 : pointsFor(score, 'content') / maximum;
}

/** The sentences in another order: the second, the fourth and so on, then the others from the last to the first. */
export function shuffled(text: string): string {
  const sentences = text.split(/(?<=[.?!])\s+/);
  const odd = sentences.filter((_, at) => at % 2 === 1);
  const even = sentences.filter((_, at) => at % 2 === 0);
  return [...odd, ...even.toReversed()].join(' ');
}
