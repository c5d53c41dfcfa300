import { z } from 'zod';
import type { TimedWord } from '../speech/recogniser/timed-words.ts';
import { EndpointFailed } from './endpoint-client.ts';

/** The longest words have 45 letters; this includes punctuation. */
const longestWord = 50;
/** Fast speakers say five words a second; a looping recogniser returns many more. */
const most = { perSecond: 8, atAll: 900 };
/** In seconds: recognisers round times, and pad the end of a recording. */
const slack = 1;

/** OpenAI's `verbose_json` with word times. Other servers omit the text or put punctuation into the words. */
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

/** Characters between two words, for punctuation and omitted words. A match farther away is another occurrence. */
const farthest = 20;

/** English uses Latin letters, also with accents ("café"). */
const isWritten = ({ word }: { readonly word: string }) => /[\p{Script=Latin}\p{N}]/u.test(word);

/** Keeps the punctuation, which key points need. @throws ZodError for another shape, EndpointFailed without words */
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
