import { expect, it } from 'vitest';
import { examTypes } from '#domain/accounts/exam-type.ts';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import { fullTypeName } from './type-names.ts';

it.each(examTypes)('gives no two types of %s one name', (examType) => {
  const names = typesOf(examType).map(fullTypeName);
  expect(new Set(names).size).toBe(names.length);
});

it('leaves alone what needs no more', () => {
  expect(fullTypeName('RSA')).toBe('Single Answer (reading)');
  expect(fullTypeName('LSA')).toBe('Single Answer (listening)');
  expect(fullTypeName('LWD')).toBe('Write From Dictation');
});
