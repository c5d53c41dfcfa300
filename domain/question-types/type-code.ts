import { z } from 'zod';

/** The question types that stand so far; the uid of a question starts with its type's code. */
export const typeCodes = ['RSA', 'RRP', 'RFB', 'LWD'] as const;
export type TypeCode = (typeof typeCodes)[number];
export const typeCodeSchema = z.enum(typeCodes);

export const sections = ['speaking', 'writing', 'reading', 'listening'] as const;
export type Section = (typeof sections)[number];
export const sectionSchema = z.enum(sections);

export const questionUidSchema = z
  .string()
  .regex(new RegExp(`^(${typeCodes.join('|')})-\\d{4}$`), 'A question is named like RSA-0001.');

/** @throws RangeError for a uid of no known type. */
export function typeOfUid(uid: string): TypeCode {
  const code = typeCodes.find((known) => uid.startsWith(`${known}-`));
  if (!code) throw new RangeError(`${uid} names no question type`);
  return code;
}
