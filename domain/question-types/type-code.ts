import { z } from 'zod';

/**
 * Every question type, in the order of the practice menu; the uid of a question starts with its type's code.
 * Source: specification, document 2, section 3.
 */
export const typeCodes = [
  'RSA',
  'RMA',
  'RRP',
  'RFG',
  'RFB',
  'LSA',
  'LMA',
  'LSQ',
  'LWD',
  'LHS',
  'LIW',
  'LWB',
  'LST',
  'LCT',
  'LMW',
  'SRA',
  'SRS',
  'SSQ',
  'SGD',
  'SDI',
  'SIT',
  'SIA',
  'SRL',
  'WWM',
  'WWE',
  'WWS',
  'WSC',
] as const;
export type TypeCode = (typeof typeCodes)[number];
export const typeCodeSchema = z.enum(typeCodes);

export const sections = ['speaking', 'writing', 'reading', 'listening'] as const;
export type Section = (typeof sections)[number];
export const sectionSchema = z.enum(sections);

export const questionUidSchema = z
  .string()
  .regex(new RegExp(`^(${typeCodes.join('|')})-\\d{4,5}$`), 'A question is named like RSA-0001.');

/** @throws RangeError for a uid of no known type. */
export function typeOfUid(uid: string): TypeCode {
  const code = typeCodes.find((known) => uid.startsWith(`${known}-`));
  if (!code) throw new RangeError(`${uid} names no question type`);
  return code;
}
