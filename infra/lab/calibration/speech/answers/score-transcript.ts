import type { Score } from '#domain/scoring/score.ts';
import { scoreSpeaking } from '#domain/scoring/speaking/score-speaking.ts';
import { spokenFreely } from '#domain/scoring/speaking/testing/spoken-facts.ts';
import type { MeaningThread } from '#services/analysis/embedded/meaning-thread.ts';
import { transcriptFacts } from '#services/analysis/embedded/transcript-facts.ts';
import { spokenAnswer } from '#services/analysis/spoken-answer.ts';
import { pointsFor } from '../voice-order.ts';
import type { SpokenQuestion } from './wrong-answers.ts';

/** Scores a transcript as if every word were clear and without pauses: only its content matters. */
export async function scoreTranscript(
  question: SpokenQuestion,
  text: string,
  meaning: Pick<MeaningThread, 'read'>,
): Promise<Score> {
  const task = spokenAnswer(question, new Uint8Array());
  return scoreSpeaking(task, { ...spokenFreely(text), ...(await transcriptFacts(task, text, meaning)) });
}

/** The share of the content points, 0 to 1. */
export function contentShare(score: Score): number {
  const maximum = score.traits.find(({ trait }) => trait === 'content')?.maximum ?? 0;
  return maximum === 0 ? 0 : pointsFor(score, 'content') / maximum;
}

/** The sentences in another order: the second, the fourth and so on, then the others in reverse. */
export function shuffled(text: string): string {
  const sentences = text.split(/(?<=[.?!])\s+/);
  const odd = sentences.filter((_, at) => at % 2 === 1);
  const even = sentences.filter((_, at) => at % 2 === 0);
  return [...odd, ...even.toReversed()].join(' ');
}
