import { registry, type AnswerableCode } from '#domain/question-types/registry.ts';
import { z } from 'zod';

export function shapeOf(type: AnswerableCode): Readonly<Record<string, z.ZodType>> {
  // Every type's schema is an object: `Mechanism` asks for it.
  return (registry[type].questionSchema as unknown as z.ZodObject).shape;
}

/** The longest text that a field takes, in characters; `undefined` where it is no text or has no end. */
export function maximumOf(type: AnswerableCode, field: string): number | undefined {
  const schema = shapeOf(type)[field];
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return (inner instanceof z.ZodString ? inner.maxLength : null) ?? undefined;
}
