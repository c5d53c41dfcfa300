import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeText, normalized } from './normalize-text.ts';

test.each([
  ['full width', 'Ｔｈｅ　ｓｅａ，　１．', 'The sea, 1.'],
  ['ideographic punctuation', '「The sea」、salt。', '"The sea",salt.'],
  ['a ligature and a decomposed letter', 'ofﬁce cafe\u0301', 'office café'],
  ['characters without a shape', 'li\u200bbra\u00adry \u202ehas\u2060 been\ufe0f\u034f', 'library has been'],
  ['control characters', 'the\u0001 sea\u007f\u009f', 'the sea'],
  ['spaces of other kinds', 'the\u00a0sea\u3000is\u2028blue', 'the sea is blue'],
  ['line ends and tabs', 'one\r\n\n\ttwo', 'one\r\n\n\ttwo'],
  ['Arabic and Indian punctuation', 'The sea، salt؛ is it؟ Yes۔ No।', 'The sea, salt; is it? Yes. No.'],
  ['quotes', '«The sea» „is“ ‹blue›', '"The sea" "is“ "blue"'],
  ['figures of other scripts', '١٩٩٠, ४२ and ٣٫٥', '1990, 42 and 3.5'],
  ['apostrophes', 'it’s it‘s itʼs it`s it´s it＇s itʹs it‵s', "it's it's it's it's it's it's it's it's"],
  ['hyphens', 'well‐known well‑known well−known well－known', 'well-known well-known well-known well-known'],
  ['the hyphen of a Japanese keyboard', 'wellーknown wellｰknown', 'well-known well-known'],
  ['dashes between words', 'grew—and – fell―down', 'grew - and - fell - down'],
  ['a dash between figures', '1990–95', '1990-95'],
  ['fractions', '½ of 2½ and 3⅓', '1/2 of 2-1/2 and 3-1/3'],
  ['the Turkish i', 'İt ıs ı\u0307mportant', 'It is important'],
])('%s', (_, typed, plain) => {
  expect(normalizeText(typed)).toBe(plain);
});

/** Letters with marks, signs of all blocks; a pair of conjoining letters of Korean may compose at the second time. */
const anything = fc
  .string({ unit: 'binary', maxLength: 40 })
  .filter((typed) => !/\p{Script=Hangul}/u.test(typed.normalize('NFKC')));

test('leaves normalised text unchanged', () => {
  fc.assert(
    fc.property(anything, (typed) => {
      const once = normalizeText(typed);
      expect(normalizeText(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});

test('removes every format character, at any place in a word', () => {
  const codes = Array.from({ length: 0xe1000 }, (_, code) => code).filter(
    (code) => (code < 0xd800 || code > 0xdfff) && /\p{Cf}/u.test(String.fromCodePoint(code)),
  );
  expect(codes.length).toBeGreaterThan(160);
  for (const code of codes)
    for (const at of [0, 3, 7])
      expect(normalizeText('library'.slice(0, at) + String.fromCodePoint(code) + 'library'.slice(at))).toBe(
        'library',
      );
});

test('maps a part of the normalised text to the typed text', () => {
  const typed = 'The ｓe\u200b\u0301a—is a ﬁle.';
  const { text, spanIn } = normalized(typed);
  const placeOf = (part: string) => {
    const from = text.indexOf(part);
    return typed.slice(...spanIn([from, from + part.length]));
  };
  expect(placeOf('is')).toBe('is');
  expect(placeOf('file')).toBe('ﬁle');
  expect(placeOf('The')).toBe('The');
});
