import { z } from 'zod';
import type { TimedWord } from '../speech/recogniser/timed-words.ts';
import { EndpointFailed } from './endpoint-client.ts';

/** The longest words have 45 letters; the signs that stand around a word are counted too. */
const longestWord = 50;
/** Fast speakers say five a second; a recogniser that goes round in circles tells many more. */
const most = { perSecond: 8, atAll: 900 };
/** Recognisers hear in steps of a part of a second, and fill the end of a recording up. In seconds. */
const slack = 1;

/** OpenAI's `verbose_json` with times of words. Other servers leave the text out, or write signs into the words. */
const transcription = (seconds: number) => {
  const time = z
    .number()
    .min(0)
    .max(seconds + slack);
  const word = z
    .object({ word: z.string().trim().min(1).max(longestWord), start: time, end: time })
    .refine(({ start, end }) => end >= start);
  return z.object({
    text: z.string().default(''),
    words: z
      .array(word)
      .max(Math.min(most.atAll, Math.ceil((seconds + slack) * most.perSecond)))
      .refine((words) => words.every(({ start }, at) => start >= (words[at - 1]?.start ?? 0))),
  });
};

/** Signs and words that are left out stand between two words; what is farther away is another place of the same word. */
const farthest = 20;

/** English is written with no other letters; "Zoë" and "café" are. */
const isWritten = ({ word }: { readonly word: string }) => /[\p{Script=Latin}\p{N}]/u.test(word);

/**
 * The words of a transcription with their punctuation, by which key points are found.
 * @throws ZodError for another shape, EndpointFailed for no word
 */
export function wordsOfTranscription(answered: unknown, seconds: number): TimedWord[] {
  const { text, words } = transcription(seconds).parse(answered);
  const written = words.filter(isWritten);
  if (written.length === 0) throw new EndpointFailed('speech', 'it heard no words');
  let from = 0;
  return written.map(({ word, start, end }) => {
    const at = text.indexOf(word, from);
    if (at < 0 || at > from + farthest) return { text: word, start, end };
    from = at + word.length;
    const [signs = ''] = /^[.,;:!?…]+/u.exec(text.slice(from, from + 3)) ?? [];
    return { text: word + signs, start, end };
  });
}
