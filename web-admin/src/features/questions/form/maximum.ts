import { registry, type AnswerableCode } from '#domain/question-types/registry.ts';
import { z } from 'zod';

export function shapeOf(type: AnswerableCode): Readonly<Record<string, z.ZodType>> {
  // Every type's schema is an object: `Mechanism` asks for it.
  return (registry[type].questionSchema as unknown as z.ZodObject).shape;
}

/** The most characters that a field takes; `undefined` if it is not a text or has no limit. */
export function maximumOf(type: AnswerableCode, field: string): number | undefined {
  const schema = shapeOf(type)[field];
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return (inner instanceof z.ZodString ? inner.maxLength : null) ?? undefined;
}
