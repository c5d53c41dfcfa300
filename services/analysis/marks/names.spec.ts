import { expect, test } from 'vitest';
import { frequencyIn, readWordsByFrequency } from '../text/word-frequency.ts';
import { createDictionaries } from './dictionaries.ts';
import { createNameSense } from './names.ts';
import { spellingMarks } from './spelling.ts';
import { createSuggesting } from './suggestions.ts';

const dictionaries = createDictionaries();
const words = readWordsByFrequency();
const isName = createNameSense(createSuggesting(words, dictionaries), frequencyIn(words));
const misspelt = (text: string) =>
  spellingMarks(text, '', dictionaries)
    .filter(({ span }) => !isName(text, span, 'british'))
    .map(({ span }) => text.slice(...span));

test.each([
  'See you in August!\n\nLove,\nAoife',
  'See you soon,\nGiulia',
  'Bye,\nElif',
  'Kind regards,\nStudens Nair',
  'Elif is my friend. Priya and Mehmet live there.',
  'It is let. Mr. Bennet made no answer. “Bingley.”',
  'We met Hana there. Hana was late.',
])('leaves names alone: %s', (text) => {
  expect(misspelt(text)).toEqual([]);
});

test.each([
  ['Goverment must act. Peopel like it.', ['Goverment', 'Peopel']],
  ['Phsychologist say so. Becuase it is late.', ['Phsychologist', 'Becuase']],
  ['Teh bus. Wich bus? Thier bus. Studens go.', ['Teh', 'Wich', 'Thier', 'Studens']],
  ['Dear Sam,\n\nBeatiful flat.\n\nDefinately yours, and mine', ['Beatiful', 'Definately']],
  ['elif and aoife', ['elif', 'aoife']],
])('a common word is misspelt at the start of a sentence too: %s', (text, expected) => {
  expect(misspelt(text)).toEqual(expected);
});
