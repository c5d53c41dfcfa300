import type { z } from 'zod';
import { catalogue } from './catalogue.ts';
import type { LimitFault, TypeLimits } from './catalogue/limits.ts';
import { tooLong } from './mechanisms/limit-faults.ts';
import { recordingOf } from './recording.ts';
import { contentOf, questionSchema, type Question } from './registry.ts';

/** Faults against the type's limits: document 2, section 9. Not in the events' schema, so that older ones stay readable. */
export function faultsOf(question: Question): LimitFault[] {
  const limits = catalogue[question.type].limits;
  return [
    ...tooLong(['topic'], question.topic, limits.promptWords),
    ...recordingFaults(question, limits),
    ...(contentOf(question).limitFaults?.(question, limits) ?? []),
  ];
}

export const questionToSaveSchema: z.ZodType<Question, Question> = (
  questionSchema as z.ZodType<Question, Question>
).superRefine((question, context) => {
  for (const { path, message } of faultsOf(question)) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
});

/** The last sentence's end is a lower bound of a recording's length; without times it is unknown. */
function recordingFaults(question: Question, { recordingSeconds }: TypeLimits): LimitFault[] {
  const last = recordingOf(question)?.sentences.at(-1);
  if (!last || !recordingSeconds) return [];
  const [, most] = recordingSeconds;
  const seconds = last.endMs / 1000;
  if (seconds <= most) return [];
  const message = `The recording lasts ${Math.ceil(seconds)} seconds: this type takes at most ${most}.`;
  return [{ path: ['track'], message }];
}
