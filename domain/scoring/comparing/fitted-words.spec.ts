import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords } from '../words.ts';
import { areSameWords, matchWords } from './fitted-words.ts';

const pointsOf = (expected: string, typed: string) =>
  matchWords(expected, typed).filter(({ span }) => span !== null).length;

describe('a dictation counts', () => {
  const fee = 'The fee is 1,500 dollars, or 3.5 percent.';
  test.each([
    [fee, fee, 8],
    [fee, 'The fee is 1500 dollars, or 3.5 percent.', 8],
    [fee, 'the fee is $1,500 or 3.5%', 8],
    [fee, 'The fee is fifteen hundred dollars, or three point five per cent.', 8],
    [fee, 'The fee is 1,500 dollars, or 3,5 percent.', 7],
    [fee, 'The fee is 1,500 dollars, or 3. 5 percent.', 7],
    [fee, 'The fee is 1,500 dollars, or 5.3 percent.', 7],
    [fee, 'The fee is 1.500 dollars, or 3.5 percent.', 7],
    ['The train leaves at 9.45 a.m. on 3 May', 'the train leaves at nine forty-five am on three may', 9],
    ['It is twenty-five', 'it is 25', 3],
    ['It is twenty five', 'it is twenty', 3],
    ['The organisation’s well-known centre', 'The organization’s well known center', 4],
    ['A well known, up to date bookshop', 'a well-known up-to-date book shop', 7],
    ['It is apart', 'It is a part', 2],
    ['In front of it', 'infront of it', 2],
    ['We met at lunch time', 'we met at lunchtime', 5],
    ['The large animals', 'the largeanimals', 1],
    ['It is important.', 'İt ıs İMPORTANT', 3],
    ['The library', 'Ｔｈｅ　ｌｉｂ\u200bｒａｒｙ', 2],
    ['Quite quite quiet', 'quite quiet', 2],
    ['It opens at 9 a.m.', 'It opens at 9am', 5],
    ['It opens on 3 May', 'It opens on May 3rd', 5],
    ['The third of May', 'the 3 of May', 4],
    ['The third part', 'the 3 part', 2],
    ['It is minus five degrees', 'it is −5°', 5],
    ['It rose by 56', 'it rose by 5-6', 3],
    ['Research and development', 'research & development', 3],
    ['A 25-year plan for room 12B', 'a twenty-five-year plan for room 12 B', 6],
    ['In the 1990s, World War II', 'in the nineteen nineties, World War 2', 6],
    ['Anyone in the café cannot go online', 'any one in the café can not go on line', 7],
    ['The train leaves at half past nine', 'the train leaves at 9:30', 7],
    ['The train leaves at half past nine', 'the train leaves at 9:15', 4],
    ['It opens at 9.45', 'it opens at a quarter to ten', 4],
    ['It opens at five to ten', 'it opens at 9.55', 6],
    ['It opens at nine o’clock', 'it opens at 09:00', 5],
    ['About a third of them', 'about ⅓ of them', 5],
    ['About two-thirds of them', 'about 2/3 of them', 4],
    ['Two and a half years', '2½ years', 5],
    ['Half of it', '1/2 of it', 3],
    ['Half-time at a half-open door', 'halftime at a half open door', 5],
    ['It weighs five kilograms', 'it weighs 5 kg', 4],
    ['It weighs five kilograms', 'it weighs 5kg', 4],
    ['It weighs five kilograms', 'it weighs 5 kilogram', 3],
    ['It weighs five kilograms', 'it weighs 5 km', 3],
    ['At sixty kilometres per hour', 'at 60 km/h', 5],
    ['It cost $1,500', 'it cost 1500 dollars', 3],
    ['It cost 1,500 dollars', 'it cost $1 500', 4],
    ['It cost five million pounds', 'it cost £5 million', 5],
    ['By twenty per cent', 'by 20%', 4],
    ['An email on a nonprofit', 'an e mail on a non profit', 5],
  ])('%j typed as %j: %i', (expected, typed, points) => {
    expect(pointsOf(expected, typed)).toBe(points);
  });
});

test.each([
  ['neighbours', 'neighbors.', true],
  ['neighbours', '“Neighbours”,', true],
  ['neighbours\u200b', 'neighbours', true],
  ['file', 'ﬁle', true],
  ['lunchtime', 'lunch-time', true],
  ['bookshop', 'book shop', true],
  ['Europe', 'Eur ope', false],
  ['Portugal', 'Port ugal', false],
  ['neighbours', 'neigh bours', false],
  ['3.5', '3,5', false],
  ['1,500', '1500', true],
  ['£20', 'twenty pounds', true],
  ['£20', '20', true],
  ['£20', '$20', false],
  ['$1,500', '1500 dollars', true],
  ['5%', '5 per cent', true],
  ['9:30', 'half past nine', true],
  ['quarter past nine', '9.15', true],
  ['half past nine', '9:45', false],
  ['1/3', 'a third', true],
  ['third', '1/3', false],
  ['5 km', '5 kilometers', true],
  ['5kg', 'five kilograms', true],
  ['5 kg', '5 kilometres', false],
  ['four', '4', true],
  ['four', 'for', false],
  ["it's", 'its', false],
  ['neighbours', 'neighbour', false],
  ['neighbours', 'the neighbours', false],
  ['neighbours', '', false],
])('a gap %j filled with %j: %s', (expected, typed, isRight) => {
  expect(areSameWords(expected, typed)).toBe(isRight);
});

const word = fc.constantFrom(
  'the',
  'colour',
  'well-known',
  'lunchtime',
  "isn't",
  'twenty',
  'five',
  '1,500',
  'a',
  'of',
);
const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));

test('gives all points for an exact sentence, and one less without a word', () => {
  fc.assert(
    fc.property(sentence, fc.nat(), (said, at) => {
      const words = said.split(' ');
      expect(pointsOf(said, said)).toBe(countWords(said));
      const without = words.toSpliced(at % words.length, 1).join(' ');
      expect(pointsOf(said, without)).toBe(words.length - 1);
      expect(areSameWords(said, `“${said.toUpperCase()}”.`)).toBe(true);
    }),
  );
});

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

test('accepts a spoken time of day only as the same time in figures', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55),
      fc.constantFrom(':', '.'),
      (hour, minutes, mark) => {
        const far = { 5: 'five', 10: 'ten', 15: 'a quarter', 20: 'twenty', 25: 'twenty-five', 30: 'half' };
        const name = far[(minutes > 30 ? 60 - minutes : minutes) as keyof typeof far];
        const said = minutes > 30 ? `${name} to ${hours[hour % 12]}` : `${name} past ${hours[hour - 1]}`;
        expect(areSameWords(`${hour}${mark}${String(minutes).padStart(2, '0')}`, said)).toBe(true);
        expect(areSameWords(said, `${hour}${mark}${String((minutes + 5) % 60).padStart(2, '0')}`)).toBe(
          false,
        );
      },
    ),
  );
});

test('accepts money and quantities in figures, with signs, short forms or words', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 999_999 }),
      fc.constantFrom(['$', 'dollars'] as const, ['£', 'pounds'] as const, ['€', 'euros'] as const),
      fc.constantFrom(
        ['kg', 'kilograms'] as const,
        ['km', 'kilometres'] as const,
        ['cm', 'centimeters'] as const,
      ),
      (amount, [sign, currency], [short, long]) => {
        const forms = [
          String(amount),
          amount.toLocaleString('en'),
          amount.toLocaleString('en').replace(',', ' '),
        ];
        for (const form of forms) {
          expect(areSameWords(`${amount} ${currency}`, `${sign}${form}`)).toBe(true);
          expect(areSameWords(`${sign}${amount}`, `${form} ${currency}`)).toBe(true);
          expect(areSameWords(`${amount} ${long}`, `${form} ${short}`)).toBe(true);
          expect(areSameWords(`${amount} ${long}`, `${amount + 1} ${short}`)).toBe(false);
        }
      },
    ),
  );
});
