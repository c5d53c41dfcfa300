import { expect, it } from 'vitest';
import type { TimelineStep } from '#domain/practice/timeline.ts';
import { studentView, type AnswerableCode, type QuestionView } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { laneOf, stepInWords } from './timeline-words.ts';

const viewOf = (code: AnswerableCode) => studentView(sampleQuestions[code], 'before');
const bankPlace = (word: string) => {
  const view: QuestionView = viewOf('RFG');
  return view.type === 'RFG' ? view.wordsGiven.indexOf(word) : -1;
};

it.each<[AnswerableCode, Omit<TimelineStep, 'atMs'>, string]>([
  ['RSA', { act: 'chose', part: 1 }, 'Selected option 2 “By ship”'],
  ['LMA', { act: 'cleared', part: 0 }, 'Deselected option 1 “It came by ship”'],
  ['RFB', { act: 'chose', part: 1, to: 2 }, 'Blank 2: “arriving”'],
  ['RFB', { act: 'cleared', part: 0 }, 'Blank 1: emptied'],
  ['RFG', { act: 'chose', part: 0, to: bankPlace('tea') }, 'Blank 1: “tea”'],
  ['RRP', { act: 'moved', part: 2, to: 0 }, 'Moved paragraph C to place 1'],
  ['LWB', { act: 'typed', part: 0, to: 1 }, 'Typed in blank 1: 1 character'],
  ['LWD', { act: 'typed', to: 34 }, 'Typed in the text: 34 characters'],
  ['LIW', { act: 'chose', part: 5 }, 'Selected the word “rail”'],
  ['LIW', { act: 'cleared', part: 5 }, 'Deselected the word “rail”'],
  ['LSA', { act: 'played' }, 'Played the recording'],
  ['LSA', { act: 'paused' }, 'Paused the recording'],
  ['RFB', { act: 'shown' }, 'Looked at the answer'],
])('%s: %j is “%s”', (code, step, words) => {
  expect(stepInWords({ ...step, atMs: 0 }, viewOf(code))).toBe(words);
});

it('describes parts that the question no longer has', () => {
  expect(stepInWords({ act: 'chose', part: 99, atMs: 0 }, viewOf('RSA'))).toBe('Selected option 100');
  expect(stepInWords({ act: 'chose', part: 99, to: 3, atMs: 0 }, viewOf('RFB'))).toBe('Blank 100:');
});

it('puts each part into a lane of its own, and all words into one', () => {
  expect(laneOf({ act: 'moved', part: 1, atMs: 0 }, viewOf('RRP'))).toBe('Paragraph B');
  expect(laneOf({ act: 'chose', part: 7, atMs: 0 }, viewOf('LIW'))).toBe('Words');
});
