import { registry, type AnswerableCode } from '#domain/question-types/registry.ts';
import { z } from 'zod';

export function shapeOf(type: AnswerableCode): Readonly<Record<string, z.ZodType>> {
  // `Mechanism` requires every type's schema to be an object.
  return (registry[type].questionSchema as unknown as z.ZodObject).shape;
}

/** The character limit of a field; `undefined` if it is not a text or has no limit. */
export function maximumOf(type: AnswerableCode, field: string): number | undefined {
  const schema = shapeOf(type)[field];
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return (inner instanceof z.ZodString ? inner.maxLength : null) ?? undefined;
}
