import { typeOfUid } from '#domain/question-types/type-code.ts';

/** Bits for the questions a student has seen, as hexadecimal digits by type; 5 kB for a bank of 20,000. */
export type Met = { readonly [type: string]: string };

export function hasMet(met: Met, uid: string): boolean {
  const { type, digit, bit } = placeOf(uid);
  return (Number.parseInt(met[type]?.[digit] ?? '0', 16) & bit) !== 0;
}

export function withMet(met: Met, uid: string): Met {
  const { type, digit, bit } = placeOf(uid);
  const digits = (met[type] ?? '').padEnd(digit + 1, '0');
  const marked = Number.parseInt(digits.charAt(digit), 16) | bit;
  return { ...met, [type]: `${digits.slice(0, digit)}${marked.toString(16)}${digits.slice(digit + 1)}` };
}

function placeOf(uid: string) {
  const type = typeOfUid(uid);
  const number = Number(uid.slice(type.length + 1));
  return { type, digit: Math.floor(number / 4), bit: 1 << (number % 4) };
}
