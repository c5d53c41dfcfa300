import { z } from 'zod';
import { questionFields, revealedFields, viewFields } from '../../questions/question-fields.ts';
import type { Evidence } from '../../scoring/score.ts';
import { optionalTrackFields } from './track.ts';

/** What a question with options shows: about a passage, which is its `topic`, or about a track. */
const optionFields = {
  question: z.string().min(1).max(500).optional(),
  multichoice: z
    .array(z.string().min(1).max(1000))
    .min(2)
    .max(8)
    .refine((texts) => new Set(texts).size === texts.length, 'Two options are the same.'),
};

export const choiceQuestionFields = { ...questionFields, ...optionFields, ...optionalTrackFields };
export const choiceViewFields = { ...viewFields, ...optionFields, track: optionalTrackFields.track };
export const choiceSolutionFields = {
  ...revealedFields,
  transcript: optionalTrackFields.transcript,
  sentences: optionalTrackFields.sentences,
};

/** What a type with options asks about. */
export interface ChoiceMaterial {
  /** `passage`: the topic is what is read. `track`: a recording is heard, and the topic says what it is about. */
  readonly material: 'passage' | 'track';
  /** Whether a question is asked; otherwise the type's task says it all. */
  readonly asks: boolean;
}

/** What is wrong with a question for the type's material; zod shows it under the field. */
export function materialFault(
  { material, asks }: ChoiceMaterial,
  question: {
    readonly question?: string | undefined;
    readonly track?: string | undefined;
    readonly transcript?: string | undefined;
  },
): string | undefined {
  if (asks && question.question === undefined) return 'This type asks a question.';
  const hasTrack = question.track !== undefined && question.transcript !== undefined;
  if (material === 'track' && !hasTrack) return 'This type needs a track and its transcript.';
  if (material === 'passage' && question.track !== undefined) return 'This type has no track.';
  return undefined;
}

/** The options that were chosen or should have been: what the points rest on. */
export function optionEvidence(
  options: readonly string[],
  chosen: ReadonlySet<string>,
  correct: ReadonlySet<string>,
): Evidence[] {
  return options
    .filter((option) => chosen.has(option) || correct.has(option))
    .map((option) => ({
      kind: 'option',
      option,
      chosen: chosen.has(option),
      correct: correct.has(option),
    }));
}
