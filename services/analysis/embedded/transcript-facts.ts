import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import type { SpeakingFacts } from '#domain/scoring/speaking/facts.ts';
import type { SpeakingTask } from '#domain/scoring/speech-analysis.ts';
import { wordsOf } from '#domain/scoring/words.ts';
import type { WordedAnswer } from '../meaning/meaning-facts.ts';
import { likenessTo } from '../text/word-order.ts';
import type { MeaningThread } from './meaning-thread.ts';

export type TranscriptFacts = Pick<SpeakingFacts, 'points' | 'nearPrompt' | 'copiedShare'>;

/** Compares the transcript with the task. @param text the recognised words, joined by one space */
export async function transcriptFacts(
  task: SpeakingTask,
  text: string,
  meaning: Pick<MeaningThread, 'read'>,
): Promise<TranscriptFacts> {
  const { points, nearPrompt } = await meaning.read(worded(task, text));
  return { points, nearPrompt, copiedShare: copiedShare(task.prompt, text) };
}

/**
 * A response to a situation can only reuse the prompt; other answers retell material that students saw, read or heard.
 */
function worded({ type, prompt, keyPoints }: SpeakingTask, text: string): WordedAnswer {
  const material = spokenTask[type] === 'respond' ? 'task' : 'track';
  return { text, prompt, keyPoints, material, sampleAnswer: '', isSpoken: true };
}

/** Share of the words of a text in runs of six or more copied from `source`; 3 places. */
function copiedShare(source: string, text: string): number {
  const words = wordsOf(text);
  const { runs } = likenessTo(source, text);
  const taken = words.filter(({ span }) => runs.some(([from, to]) => span[0] >= from && span[1] <= to));
  return words.length === 0 ? 0 : Math.round((taken.length / words.length) * 1000) / 1000;
}
