import { z } from 'zod';

export const trackSchema = z.string().regex(/^[A-Za-z0-9-]{1,60}\.mp3$/);

/** The recording's signed, expiring name, the only one that `getAudioFile` serves. */
export const shownTrackSchema = z.string().regex(/^[A-Za-z0-9-]{1,60}(\.\d{1,12}\.[\w-]{22})?\.mp3$/);

const ms = z.int().min(0);
export const sentenceSchema = z.object({ text: z.string().min(1), startMs: ms, endMs: ms });
export type Sentence = z.infer<typeof sentenceSchema>;

/** The recording of a listening question. */
export const trackFields = {
  track: trackSchema,
  /** Lines of a dialogue are separated by line breaks. */
  transcript: z.string().min(1).max(6000),
  /** Empty for a track without times. */
  sentences: z.array(sentenceSchema).max(200),
};

/** Absent in types about a passage. */
export const optionalTrackFields = {
  track: trackFields.track.optional(),
  transcript: trackFields.transcript.optional(),
  sentences: trackFields.sentences.optional(),
};

export interface Recording {
  readonly track: string;
  readonly transcript: string;
  readonly sentences: readonly Sentence[];
}

type TrackFields = { readonly [Field in keyof Recording]?: Recording[Field] | undefined };

/** Before the answer: only that there is a track. */
export function shownTrack({ track }: TrackFields): { track?: string } {
  return track === undefined ? {} : { track };
}

/** After the answer. */
export function revealedTrack({ transcript, sentences }: TrackFields): {
  transcript?: string;
  sentences?: Sentence[];
} {
  return {
    ...(transcript !== undefined && { transcript }),
    ...(sentences !== undefined && { sentences: [...sentences] }),
  };
}

/** When a quote is spoken: the sentences in which it begins and ends. `undefined` without times. */
export function momentOf(
  { transcript = '', sentences = [] }: TrackFields,
  quote: string,
): { startMs: number; endMs: number } | undefined {
  const from = transcript.indexOf(quote);
  if (from < 0) return undefined;
  let searchedTo = 0;
  const touched = sentences.filter(({ text }) => {
    const at = transcript.indexOf(text, searchedTo);
    if (at < 0) return false;
    searchedTo = at + text.length;
    return at < from + quote.length && searchedTo > from;
  });
  const [first] = touched;
  const last = touched.at(-1);
  return first && last && { startMs: first.startMs, endMs: last.endMs };
}
