import { expect, test } from 'vitest';
import { baseForms, type PartOfSpeech } from './morphology.ts';

const lemmasOf = (word: string, part: PartOfSpeech) =>
  baseForms(word)
    .filter(({ partOfSpeech }) => partOfSpeech === part)
    .map(({ lemma }) => lemma);

test.each<[string, PartOfSpeech, string]>([
  ['lectures', 'noun', 'lecture'],
  ['boxes', 'noun', 'box'],
  ['churches', 'noun', 'church'],
  ['quizzes', 'noun', 'quiz'],
  ['cities', 'noun', 'city'],
  ['firemen', 'noun', 'fireman'],
  ['potatoes', 'noun', 'potato'],
  ['children', 'noun', 'child'],
  ['criteria', 'noun', 'criterion'],
  ['walks', 'verb', 'walk'],
  ['carries', 'verb', 'carry'],
  ['carried', 'verb', 'carry'],
  ['walked', 'verb', 'walk'],
  ['used', 'verb', 'use'],
  ['making', 'verb', 'make'],
  ['stopped', 'verb', 'stop'],
  ['travelling', 'verb', 'travel'],
  ['dying', 'verb', 'die'],
  ['panicked', 'verb', 'panic'],
  ['went', 'verb', 'go'],
  ['found', 'verb', 'find'],
  ['is', 'verb', 'be'],
  ['bigger', 'adjective', 'big'],
  ['happiest', 'adjective', 'happy'],
  ['wider', 'adjective', 'wide'],
  ['better', 'adjective', 'good'],
  ['better', 'adverb', 'well'],
  ['sooner', 'adverb', 'soon'],
])('%s is a %s: %s', (word, part, lemma) => {
  expect(lemmasOf(word, part)).toContain(lemma);
});

test('includes the word itself as a base form of every part of speech', () => {
  expect(baseForms('tea')).toEqual(
    ['noun', 'verb', 'adjective', 'adverb'].map((partOfSpeech) => ({ lemma: 'tea', partOfSpeech })),
  );
});

test.each([
  ['bed', 'verb', 'be'],
  ['his', 'noun', 'hi'],
  ['glass', 'noun', 'glas'],
  ['went', 'noun', 'go'],
] as const)('does not find %s as a %s of %s', (word, part, lemma) => {
  expect(lemmasOf(word, part)).not.toContain(lemma);
});
