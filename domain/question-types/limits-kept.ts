import type { z } from 'zod';
import { catalogue } from './catalogue.ts';
import type { Range, TypeLimits } from './catalogue/limits.ts';
import { keyFault } from './key-characters.ts';
import { forQuestion } from './kinds.ts';
import { blankCount, countWithBlanks } from './mechanisms/blanks.ts';
import { recordingOf } from './recording.ts';
import { questionSchema, type Question } from './registry.ts';

/** What a question has too much or too little of; `path` leads to the field, as zod names it. */
export interface LimitFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Where a question breaks its type's limits in the catalogue: specification, document 2, section 9. New texts have to
 * keep them; what was stored before there were limits stays readable, so they are no part of the events' schema.
 */
export function faultsOf(question: Question): LimitFault[] {
  const limits = catalogue[question.type].limits;
  return [
    ...promptFaults(question, limits),
    ...recordingFaults(question, limits),
    ...keyFaults(question, limits),
  ];
}

/** A question as admins save it: of its type's shape, and within its limits. */
export const questionToSaveSchema: z.ZodType<Question, Question> = (
  questionSchema as z.ZodType<Question, Question>
).superRefine((question, context) => {
  for (const { path, message } of faultsOf(question)) {
    context.addIssue({ code: 'custom', path: [...path], message });
  }
});

function promptFaults({ topic }: Question, { promptWords }: TypeLimits): LimitFault[] {
  return promptWords === undefined ? [] : tooLong(['topic'], topic, promptWords);
}

const keyFaults = forQuestion<LimitFault[], [TypeLimits]>({
  'single-choice': () => [],
  'multiple-choice': () => [],
  reorder: ({ paragraphs }, { paragraphWords }) =>
    paragraphWords === undefined
      ? []
      : paragraphs.flatMap((text, index) => tooLong(['paragraphs', index], text, paragraphWords)),
  'word-bank-blanks': ({ topic, wordsGiven }, { blanks, wordsOffered }) => [
    ...outside(['topic'], blankCount(topic), blanks, 'blanks'),
    ...outside(['wordsGiven'], wordsGiven.length, wordsOffered, 'words'),
  ],
  'drop-down-blanks': ({ topic, wordsGiven }, { blanks, optionsPerBlank }) => [
    ...outside(['topic'], blankCount(topic), blanks, 'blanks'),
    ...wordsGiven.flatMap(({ length }, index) =>
      optionsPerBlank === undefined || length === optionsPerBlank
        ? []
        : [{ path: ['wordsGiven', index], message: `${length} words: this type offers ${optionsPerBlank}.` }],
    ),
  ],
  'typed-blanks': ({ topic, correctAnswers }, { blanks }) => [
    ...outside(['topic'], blankCount(topic), blanks, 'blanks'),
    ...keysToType('correctAnswers', correctAnswers),
  ],
  'highlight-words': () => [],
  dictation: ({ transcript }) => keysToType('transcript', transcript),
  'written-response': () => [],
  'spoken-response': ({ correctAnswers }) => keysToType('correctAnswers', correctAnswers),
});

/** The end of the last sentence tells the least that a recording lasts; without times nothing is known of it. */
function recordingFaults(question: Question, { recordingSeconds }: TypeLimits): LimitFault[] {
  const last = recordingOf(question)?.sentences.at(-1);
  if (!last || !recordingSeconds) return [];
  const [, most] = recordingSeconds;
  const seconds = last.endMs / 1000;
  if (seconds <= most) return [];
  const message = `The recording lasts ${Math.ceil(seconds)} seconds: this type takes at most ${most}.`;
  return [{ path: ['track'], message }];
}

/** Keys that no student can match. */
function keysToType(field: string, keys: string | readonly string[]): LimitFault[] {
  return [keys].flat().flatMap((key, index) => {
    const message = keyFault(key);
    return message === undefined
      ? []
      : [{ path: typeof keys === 'string' ? [field] : [field, index], message }];
  });
}

function tooLong(path: LimitFault['path'], text: string, most: number): LimitFault[] {
  const words = countWithBlanks(text);
  return words > most ? [{ path, message: `${words} words: this type takes at most ${most}.` }] : [];
}

function outside(
  path: LimitFault['path'],
  count: number,
  range: Range | undefined,
  what: string,
): LimitFault[] {
  if (!range || (count >= range[0] && count <= range[1])) return [];
  return [{ path, message: `${count} ${what}: this type takes ${range[0]} to ${range[1]}.` }];
}
