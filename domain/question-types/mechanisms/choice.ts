import { z } from 'zod';
import { questionFields, revealedFields, sharedReasons, sharedView, viewFields } from '../question-fields.ts';
import type { Evidence } from '../../scoring/score.ts';
import type { Offer, ReasonedParts, Unit } from '../mechanism.ts';
import { optionalTrackFields, revealedTrack, shownTrack, shownTrackSchema } from './track.ts';

/** About a passage, which is its `topic`, or a track. */
const optionFields = {
  question: z.string().min(1).max(500).optional(),
  multichoice: z
    .array(z.string().min(1).max(1000))
    .min(2)
    .max(8)
    .refine((texts) => new Set(texts).size === texts.length, 'Two options are the same.'),
};

export const choiceQuestionFields = { ...questionFields, ...optionFields, ...optionalTrackFields };
const choiceQuestionSchema = z.object(choiceQuestionFields);
type ChoiceQuestion = z.infer<typeof choiceQuestionSchema>;

export const choiceViewSchema = z.object({
  ...viewFields,
  ...optionFields,
  track: shownTrackSchema.optional(),
});

export const choiceSolutionFields = {
  ...revealedFields,
  transcript: optionalTrackFields.transcript,
  sentences: optionalTrackFields.sentences,
};

export interface ChoiceMaterial {
  /** `passage`: the topic is read. `track`: a recording is played, and the topic names its subject. */
  readonly material: 'passage' | 'track';
  /** Whether there is a question besides the type's task. */
  readonly asks: boolean;
  /** Another name for an option. */
  readonly unit?: Unit;
}

/** A `superRefine` check. @param indexesOf places that the key names */
export function choiceCheck<Question extends ChoiceQuestion>(
  { material, asks }: ChoiceMaterial,
  key: keyof Question & string,
  indexesOf: (question: Question) => readonly number[],
) {
  return (question: Question, context: z.core.$RefinementCtx) => {
    const fault = (message: string, path: string[] = []) =>
      context.addIssue({ code: 'custom', message, path, input: question });
    if (indexesOf(question).some((index) => index >= question.multichoice.length))
      fault(`${key} names no option`, [key]);
    const hasTrack = question.track !== undefined && question.transcript !== undefined;
    if (asks && question.question === undefined) fault('This type asks a question.');
    else if (material === 'track' && !hasTrack) fault('This type needs a track and its transcript.');
    else if (material === 'passage' && question.track !== undefined) fault('This type has no track.');
  };
}

export function choiceView(question: ChoiceQuestion): z.infer<typeof choiceViewSchema> {
  return {
    ...sharedView(question),
    ...shownTrack(question),
    ...(question.question !== undefined && { question: question.question }),
    multichoice: question.multichoice,
  };
}

export function choiceReasons(question: ChoiceQuestion) {
  return { ...sharedReasons(question), ...revealedTrack(question) };
}

/** @param keysOf the places of the right options */
export function ofOptions<Question extends ChoiceQuestion>(
  keyField: keyof Question & string,
  keysOf: (question: Question) => readonly number[],
) {
  return {
    reasonedParts(question: Question): ReasonedParts {
      const keys = keysOf(question);
      const parts = question.multichoice.map((option, index) => ({
        label: option,
        thing: option,
        truth: keys.includes(index) ? 'right' : 'wrong',
      }));
      return { name: 'option', parts };
    },
    content: {
      texts: ['question', 'multichoice', 'transcript'],
      keyField,
      offers: (question: Question): Offer[] => [
        { kind: 'options', options: question.multichoice, keys: keysOf(question) },
      ],
    },
  };
}

/** The options that were chosen or should have been. */
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
