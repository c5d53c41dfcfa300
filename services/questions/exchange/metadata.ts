import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { parseJson } from '#domain/core/events/json.ts';
import { questionUidSchema, typeCodeSchema } from '#domain/question-types/type-code.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { Fields } from './items/item-form.ts';
import { NotAPackage } from './not-a-package.ts';

/** Names what a file of ours means, and in which version. */
export const metadataNamespace = 'urn:ninety:question:1';

export const metadataSchema = z.object({
  namespace: z.literal(metadataNamespace),
  type: typeCodeSchema,
  uid: questionUidSchema,
  /** The fields that the item cannot tell, or not letter by letter: they count. */
  fields: z.record(z.string(), z.unknown()),
  /** Fields that the item tells and the question has not. */
  absent: z.array(z.string()).default([]),
});
export type Metadata = z.infer<typeof metadataSchema>;

/** What must stand beside an item so that nothing of its question is lost. @param told what is read from the item */
export function metadataOf(question: Question, told: Fields): Metadata {
  const { type, uid, ...fields } = question;
  const untold = Object.entries(fields).filter(
    ([name, value]) =>
      value !== undefined && !(Object.hasOwn(told, name) && isDeepStrictEqual(told[name], value)),
  );
  const absent = Object.keys(told).filter((name) => !Object.hasOwn(fields, name));
  return { namespace: metadataNamespace, type, uid, fields: Object.fromEntries(untold), absent };
}

/** The whole question again, not checked yet. */
export function withMetadata(told: Fields, { type, uid, fields, absent }: Metadata): Fields {
  const kept = Object.entries(told).filter(([name]) => !absent.includes(name));
  return { ...Object.fromEntries(kept), ...fields, type, uid };
}

export function parseMetadata(text: string): Metadata {
  const parsed = metadataSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new NotAPackage('The metadata of this item is not in Ninety’s format.');
}
