import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { parseJson } from '#domain/core/events/json.ts';
import { questionUidSchema, typeCodeSchema } from '#domain/question-types/type-code.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { Fields } from './items/item-form.ts';
import { NotAPackage } from './not-a-package.ts';

/** The namespace and version of our metadata. */
export const metadataNamespace = 'urn:ninety:question:1';

export const metadataSchema = z.object({
  namespace: z.literal(metadataNamespace),
  type: typeCodeSchema,
  uid: questionUidSchema,
  /** Fields that the item lacks, or does not preserve exactly. */
  fields: z.record(z.string(), z.unknown()),
  /** Fields in the item that the question lacks. */
  absent: z.array(z.string()).default([]),
});
export type Metadata = z.infer<typeof metadataSchema>;

/** The metadata that makes the item lossless. @param told the fields read from the item */
export function metadataOf(question: Question, told: Fields): Metadata {
  const { type, uid, ...fields } = question;
  const untold = Object.entries(fields).filter(
    ([name, value]) =>
      value !== undefined && !(Object.hasOwn(told, name) && isDeepStrictEqual(told[name], value)),
  );
  const absent = Object.keys(told).filter((name) => !Object.hasOwn(fields, name));
  return { namespace: metadataNamespace, type, uid, fields: Object.fromEntries(untold), absent };
}

export function withMetadata(told: Fields, { type, uid, fields, absent }: Metadata): Fields {
  const kept = Object.entries(told).filter(([name]) => !absent.includes(name));
  return { ...Object.fromEntries(kept), ...fields, type, uid };
}

export function parseMetadata(text: string): Metadata {
  const parsed = metadataSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new NotAPackage('The metadata of this item is not in Ninety’s format.');
}
