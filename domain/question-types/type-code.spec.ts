import { expect, test } from 'vitest';
import { codesIn, readTable } from './testing/read-text.ts';
import { specification } from './testing/specification.ts';
import { questionUidSchema, typeCodes, typeOfUid } from './type-code.ts';

test('the codes are those of the specification', () => {
  const codes = readTable(specification, '| Section | Codes |').flatMap(([, cell = '']) => codesIn(cell));
  expect(typeCodes.toSorted()).toEqual(codes.toSorted());
});

test('derives the type from the prefix of a uid', () => {
  for (const code of typeCodes) {
    expect(questionUidSchema.parse(`${code}-0001`)).toBe(`${code}-0001`);
    expect(typeOfUid(`${code}-0001`)).toBe(code);
  }
  expect(() => typeOfUid('XYZ-0001')).toThrow(RangeError);
  expect(questionUidSchema.safeParse('XYZ-0001').success).toBe(false);
});
