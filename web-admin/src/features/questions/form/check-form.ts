import { questionToSaveSchema } from '#domain/question-types/limits-kept.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { z } from 'zod';
import { type QuestionForm } from './form-shape.ts';
import { questionIn } from './question-form.ts';

/** What is wrong, by the path of the field, such as `multichoice.2`; under an empty path what is wrong with the whole. */
export type FieldErrors = Readonly<Record<string, string>>;

export type Checked =
  { readonly question: Question; readonly errors: undefined } | { readonly errors: FieldErrors };

/** The question that the form says, or what its type's schema has against it. */
export function checkForm(form: QuestionForm): Checked {
  const parsed = questionToSaveSchema.safeParse(questionIn(form), { error: plainly });
  if (parsed.success) return { question: parsed.data, errors: undefined };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[path.join('.')] ??= message;
  return { errors };
}

/** The errors as the server names them, whose fields stand under `question`. */
export function errorsOfServer(fields: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^question\.?/, ''), message]),
  );
}

/** Zod's own messages in plain words; where a schema says something itself, that is kept. */
function plainly(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return 'This must not be empty.';
      if (issue.origin === 'array') return `At least ${issue.minimum} of these are needed.`;
      return `${issue.minimum} is the least.`;
    case 'too_big':
      if (issue.origin === 'string') return `This is longer than ${issue.maximum} characters.`;
      if (issue.origin === 'array') return `No more than ${issue.maximum} of these.`;
      return `${issue.maximum} is the most.`;
    case 'invalid_type':
      return missing(issue.path?.at(0));
    case 'invalid_format':
      return issue.path?.at(0) === 'track'
        ? 'A track is named like LWD-0001.mp3.'
        : 'This must not be empty.';
    default:
      return undefined;
  }
}

function missing(field: PropertyKey | undefined): string {
  if (field === 'correctIndex') return 'Mark the right option.';
  if (field === 'correctAnswers') return 'Mark the right word.';
  return field === 'sentences' ? 'Give whole milliseconds.' : 'This is needed.';
}

const names: Readonly<Record<string, string>> = {
  uid: 'Name',
  topic: 'Material',
  multichoice: 'Option',
  correctIndex: 'Options',
  correctIndexes: 'Options',
  explanations: 'Reason',
  correctAnswers: 'Right word of blank',
  wordsGiven: 'Words given',
  indexToClick: 'Exchanged words',
  paragraphs: 'Paragraph',
  sentences: 'Sentence',
  track: 'File',
  sampleAnswer: 'Sample answer',
};

/** `Option 3` for `multichoice.2`: people count from one. */
export function fieldName(path: string): string {
  const [field = '', place] = path.split('.');
  const name = names[field] ?? field.charAt(0).toUpperCase() + field.slice(1);
  return place === undefined ? name : `${name} ${Number(place) + 1}`;
}
