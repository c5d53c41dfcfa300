import { z } from 'zod';
import { personal } from '../../core/events/personal.ts';
import { unheardReasons } from './facts.ts';

const ms = z.int().min(0);
const stretch = z.tuple([ms, ms]);

/** How a word that was to be said was said. `unclear` costs nothing beside words that were said. */
export const spokenStates = ['said', 'unclear', 'replaced', 'missed'] as const;
export type SpokenState = (typeof spokenStates)[number];

const extraKinds = ['repeated', 'restarted', 'added'] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** The reasons that reduce the points of a whole recording. */
export const speechReasons = [
  ...unheardReasons,
  'another_text',
  'little_content',
  'little_said',
  'no_answer',
] as const;
export type SpeechReason = (typeof speechReasons)[number];

/** The measures of a recording. */
const measures = [
  'words_per_second',
  'pause_percent',
  'clear_percent',
  'words_in_order_percent',
  'key_points',
  'syllables_per_second',
  'pauses_per_ten_words',
  'words_per_run',
  'filler_percent',
  'extra_per_ten_words',
] as const;

/** The evidence for a point for speaking. Places are ms of the recording, from and to. */
export const spokenEvidence = [
  z.object({
    kind: z.literal('spoken'),
    /** The word's index in the text, 0 for the first. */
    index: z.int().min(0),
    state: z.enum(spokenStates),
    at: stretch.nullable(),
    /** The word heard instead. */
    heard: personal(z.string().max(60)).optional(),
  }),
  /** A pause that interrupts: within a phrase, or longer than its end needs. */
  z.object({ kind: z.literal('pause'), at: stretch, within: z.boolean() }),
  /** A stretch without an interruption, and how many words were heard in it. */
  z.object({ kind: z.literal('run'), at: stretch, words: z.int().min(0) }),
  /** A word that was said beside the others: again, broken off or added. */
  z.object({
    kind: z.literal('extra'),
    of: z.enum(extraKinds),
    at: stretch,
    heard: personal(z.string().max(60)),
  }),
  z.object({
    kind: z.literal('measure'),
    of: z.enum(measures),
    value: z.number().min(0),
    /** The values that earn nothing and full marks; the first is the greater if less is better. */
    scale: z.tuple([z.number().min(0), z.number().min(0)]),
  }),
  z.object({ kind: z.literal('speech'), reason: z.enum(speechReasons) }),
] as const;
