import { z } from 'zod';

/** The name of an mp3 file. */
export const trackSchema = z.string().regex(/^[A-Za-z0-9-]{1,60}\.mp3$/);

/** The recording's signed, expiring name, under which alone `getAudioFile` serves it. */
export const shownTrackSchema = z.string().regex(/^[A-Za-z0-9-]{1,60}(\.\d{1,12}\.[\w-]{22})?\.mp3$/);

const ms = z.int().min(0);
/** The place of a sentence in a track, in milliseconds from its start. */
export const sentenceSchema = z.object({ text: z.string().min(1), startMs: ms, endMs: ms });
export type Sentence = z.infer<typeof sentenceSchema>;

/** What a listening question stores of its recording. */
export const trackFields = {
  track: trackSchema,
  /** What is spoken; lines of a dialogue are parted by line breaks. */
  transcript: z.string().min(1).max(6000),
  /** The transcript's sentences in time; empty for a track without times. */
  sentences: z.array(sentenceSchema).max(200),
};

/** A type answered about a passage has none of these. */
export const optionalTrackFields = {
  track: trackFields.track.optional(),
  transcript: trackFields.transcript.optional(),
  sentences: trackFields.sentences.optional(),
};

/** A track with what is spoken in it. */
export interface Recording {
  readonly track: string;
  readonly transcript: string;
  readonly sentences: readonly Sentence[];
}

/** The public part of a recording; `undefined` without one. */
type Told = { readonly [Field in keyof Recording]?: Recording[Field] | undefined };

/** What may be seen before the answer: that there is a track, never what it says. */
export function shownTrack({ track }: Told): { track?: string } {
  return track === undefined ? {} : { track };
}

/** What is shown after the answer. */
export function revealedTrack({ transcript, sentences }: Told): {
  transcript?: string;
  sentences?: Sentence[];
} {
  return {
    ...(transcript !== undefined && { transcript }),
    ...(sentences !== undefined && { sentences: [...sentences] }),
  };
}

/** Where in the track a quote is spoken: the sentences it begins and ends in. `undefined` where the times are not known. */
export function momentOf(
  { transcript = '', sentences = [] }: Told,
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
