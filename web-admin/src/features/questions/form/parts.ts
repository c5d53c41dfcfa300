import { catalogue } from '#domain/question-types/catalogue.ts';
import { registry, type AnswerableCode } from '#domain/question-types/registry.ts';
import { z } from 'zod';

/** How the right answer of a type is edited; follows from the fields that its schema has. */
export type KeyPart =
  | 'oneOption'
  | 'severalOptions'
  | 'paragraphs'
  | 'dropDowns'
  | 'wordBank'
  | 'typedBlanks'
  | 'exchangedWords'
  | 'dictation';

/** What the form of a type shows besides what all types share. */
export interface FormParts {
  readonly key: KeyPart;
  /** Whether a question is asked above the options. */
  readonly question: boolean;
  readonly recording: boolean;
}

type Shape = Readonly<Record<string, z.ZodType>>;

/** The fields of a type's schema. */
export function shapeOf(type: AnswerableCode): Shape {
  // Every type's schema is an object: `Mechanism` asks for it.
  return (registry[type].questionSchema as unknown as z.ZodObject).shape;
}

/** Read from the type's own schema, so that a type made of known fields needs no form of its own. */
export function partsOf(type: AnswerableCode): FormParts {
  const shape = shapeOf(type);
  return {
    key: keyPartOf(shape),
    question: 'question' in shape,
    // Types with options share one schema, whether they are about a passage or a recording.
    recording: 'track' in shape && catalogue[type].hasAudio,
  };
}

function keyPartOf(shape: Shape): KeyPart {
  if ('correctIndex' in shape) return 'oneOption';
  if ('correctIndexes' in shape) return 'severalOptions';
  if ('paragraphs' in shape) return 'paragraphs';
  if ('indexToClick' in shape) return 'exchangedWords';
  if (!('correctAnswers' in shape)) return 'dictation';
  const words = shape['wordsGiven'];
  if (words === undefined) return 'typedBlanks';
  return words instanceof z.ZodArray && words.element instanceof z.ZodArray ? 'dropDowns' : 'wordBank';
}

/** The longest text that a field takes, in characters; `undefined` where it is no text or has no end. */
export function maximumOf(type: AnswerableCode, field: string): number | undefined {
  const schema = shapeOf(type)[field];
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return (inner instanceof z.ZodString ? inner.maxLength : null) ?? undefined;
}
