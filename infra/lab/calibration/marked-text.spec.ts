import { describe, expect, test } from 'vitest';
import { partlyCorrected, readMarkedText } from './marked-text.ts';

describe('a text with labelled mistakes', () => {
  const marked = 'She {go>goes|agreement} to {scool>school|spelling} and she {go>goes|agreement} home.';

  test('is read as the student wrote it', () => {
    expect(readMarkedText(marked).text).toBe('She go to scool and she go home.');
  });

  test('tells where each mistake stands, also where the same words come again', () => {
    const { text, errors } = readMarkedText(marked);
    expect(errors.map(({ span: [from, to] }) => text.slice(from, to))).toEqual(['go', 'scool', 'go']);
    expect(errors.map(({ span: [from] }) => from)).toEqual([4, 10, 24]);
  });

  test('takes every category but spelling for grammar', () => {
    expect(readMarkedText(marked).errors.map(({ fault }) => fault)).toEqual([
      'grammar',
      'spelling',
      'grammar',
    ]);
  });

  test('lets a word that no dictionary has be marked as either fault', () => {
    expect(readMarkedText('two {childs>children|number/spelling}').errors).toMatchObject([
      { fault: 'grammar', category: 'number', either: true },
    ]);
    expect(() => readMarkedText('two {childs>children|number/article}')).toThrow(RangeError);
  });

  test('can be put right', () => {
    expect(partlyCorrected(marked, 0)).toBe('She goes to school and she goes home.');
    expect(partlyCorrected(marked, 1)).toBe('She go to school and she goes home.');
    expect(partlyCorrected(marked, 3)).toBe(readMarkedText(marked).text);
  });

  test.each(['{go>goes}', '{go|agreement}', '{go>goes|agreement', 'a > b'])(
    'is refused with a broken label: %s',
    (broken) => {
      expect(() => readMarkedText(broken)).toThrow(RangeError);
    },
  );

  test('is refused with a category that marks do not know', () => {
    expect(() => readMarkedText('{go>goes|wrongness}')).toThrow('wrongness');
  });
});
