import { z } from 'zod';
import { catalogue } from './catalogue.ts';

export type TypeCode = keyof typeof catalogue;

/** In menu order; a question's uid starts with its type's code. */
export const typeCodes = Object.keys(catalogue) as [TypeCode, ...TypeCode[]];
export const typeCodeSchema = z.enum(typeCodes);

export const questionUidSchema = z
  .string()
  .regex(new RegExp(`^(${typeCodes.join('|')})-\\d{4,5}$`), 'A question’s uid looks like RSA-0001.');

/** @throws RangeError for an unknown type. */
export function typeOfUid(uid: string): TypeCode {
  const code = typeCodes.find((known) => uid.startsWith(`${known}-`));
  if (!code) throw new RangeError(`${uid} names no question type`);
  return code;
}
