import { expect, test } from 'vitest';
import { containsAnswer } from './content.ts';
import { spokenWords } from './spoken-words.ts';

test.each([
  ['It opens at half past nine.', 'It opens at 9:30.'],
  ['at a quarter to ten', 'at 9.45'],
  ['a third of it', '1/3 of it'],
  ['two and a half kilograms', '2.5 kg'],
  ['It weighs 5kg.', 'It weighs five kilograms.'],
  ['It costs $1,500.', 'It costs fifteen hundred dollars.'],
  ['5% of £20', 'five per cent of twenty pounds'],
  ['from five to ten people', 'from 5 to 10 people'],
  ['at 9am', 'at nine a.m.'],
])('“%s” sounds like “%s”', (one, other) => {
  expect(spokenWords(one)).toEqual(spokenWords(other));
});

test.each([
  ['It is 9.30.', 'half past nine', true],
  ['It is half past nine.', '9:30', true],
  ['It is half past eight.', '9:30', false],
  ['About a half.', '1/2', true],
  ['Twenty pounds.', '£20', true],
  ['5 kilometres', '5 km', true],
])('“%s” has the short answer “%s”: %s', (heard, accepted, isRight) => {
  expect(containsAnswer(heard, [accepted])).toBe(isRight);
});
