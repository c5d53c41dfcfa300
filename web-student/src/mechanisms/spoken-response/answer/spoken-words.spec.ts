import { expect, it } from 'vitest';
import type { Evidence, Score } from '#domain/scoring/score.ts';
import { heardAt, heardText, spokenWords } from './spoken-words.ts';

const heard = [
  { text: 'Tea', probability: 0.9, at: [0, 300] as [number, number] },
  { text: 'came', probability: 0.3, at: [400, 700] as [number, number] },
  { text: 'late.', probability: 0.9, at: [1500, 1800] as [number, number] },
];
const score = (evidence: Evidence[]): Score => ({
  points: 1,
  maximum: 5,
  successful: false,
  rubric: '2021',
  scorer: 'speaking',
  scorerVersion: 1,
  traits: [{ trait: 'content', points: 1, maximum: 5, evidence }],
  heard,
});
const pause: Evidence = { kind: 'pause', at: [700, 1500], within: true };

it('lists each word of the text with its verdict, and the pauses that interrupt', () => {
  const evidence: Evidence[] = [
    { kind: 'spoken', index: 0, state: 'said', at: [0, 300] },
    { kind: 'spoken', index: 1, state: 'replaced', at: [400, 700], heard: 'game' },
    { kind: 'spoken', index: 2, state: 'missed', at: null },
  ];
  expect(spokenWords(score([...evidence, pause]), 'Tea came soon')).toEqual([
    { text: 'Tea', state: 'said', at: [0, 300] },
    {
      text: 'came',
      state: 'replaced',
      at: [400, 700],
      heard: 'game',
      pausesAfter: [{ at: [700, 1500], within: true }],
    },
    { text: 'soon', state: 'missed', gap: [400, 700], place: [700, 700] },
  ]);
});

it('locates an omitted word between its neighbours', () => {
  const evidence: Evidence[] = [
    { kind: 'spoken', index: 0, state: 'said', at: [0, 300] },
    { kind: 'spoken', index: 1, state: 'missed', at: null },
    { kind: 'spoken', index: 2, state: 'said', at: [400, 700] },
  ];
  expect(spokenWords(score(evidence), 'Tea came soon')[1]).toEqual({
    text: 'came',
    state: 'missed',
    gap: [0, 700],
    place: [300, 400],
  });
});

it('plays the first spoken word if a word was omitted before it', () => {
  const evidence: Evidence[] = [{ kind: 'spoken', index: 1, state: 'said', at: [400, 700] }];
  expect(spokenWords(score(evidence), 'Tea came')[0]).toMatchObject({ gap: [400, 700], place: [400, 400] });
  expect(spokenWords(score([]), 'Tea came')).toEqual([
    { text: 'Tea', state: 'missed' },
    { text: 'came', state: 'missed' },
  ]);
});

it('keeps every pause: two after one word, and one before the first word', () => {
  const pauses: Evidence[] = [
    { kind: 'pause', at: [1300, 1500], within: false },
    { kind: 'pause', at: [700, 1000], within: true },
  ];
  const late = { ...score(pauses), heard: heard.slice(1) };
  expect(spokenWords(late, undefined)[0]?.pausesAfter).toEqual([
    { at: [700, 1000], within: true },
    { at: [1300, 1500], within: false },
  ]);
  const early: Evidence = { kind: 'pause', at: [100, 380], within: true };
  expect(spokenWords({ ...late, ...score([early]), heard: heard.slice(1) }, undefined)[0]).toMatchObject({
    pausesBefore: [{ at: [100, 380], within: true }],
  });
});

it('lists the recognised words of a free answer, and marks the unclear ones', () => {
  expect(spokenWords(score([pause]), undefined)).toEqual([
    { text: 'Tea', state: 'said', at: [0, 300] },
    { text: 'came', state: 'unclear', at: [400, 700], pausesAfter: [{ at: [700, 1500], within: true }] },
    { text: 'late.', state: 'said', at: [1500, 1800] },
  ]);
});

it('joins the recognised words into the text that key points refer to', () => {
  expect(heardText(score([]))).toBe('Tea came late.');
});

it('finds the time of words in the recognised text', () => {
  expect(heardAt(score([]), [4, 8])).toEqual([400, 700]);
  expect(heardAt(score([]), [1, 14])).toEqual([0, 1800]);
  expect(heardAt(score([]), [14, 20])).toBeUndefined();
});
