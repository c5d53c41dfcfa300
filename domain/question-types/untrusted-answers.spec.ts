import { describe, expect, test } from 'vitest';
import { answerSchema, fitsQuestion, questionSchema, scoreAnswer, type Answer } from './registry.ts';
import { sampleQuestions } from './testing/questions.ts';

const { RSA, RMA, RRP, RFG, RFB, LSA, LIW, LWB, LWD, LMW } = sampleQuestions;

describe('untrusted answers', () => {
  test.each([
    ['NUL in a dictation', { type: 'LWD', text: 'a\u0000b' }],
    ['a lone surrogate in a dictation', { type: 'LWD', text: 'a\ud800' }],
    ['NUL in a blank', { type: 'RFB', selectedAnswer: ['\u0000'] }],
    ['a lone surrogate in a typed blank', { type: 'LWB', texts: ['\ud800'] }],
    ['a lone surrogate in a choice', { type: 'RSA', selectedAnswer: '\udfff' }],
    ['a dictation of more than 1000 characters', { type: 'LWD', text: 'a'.repeat(1001) }],
    ['a dictation of 10 MB', { type: 'LWD', text: 'a'.repeat(10_000_000) }],
    ['a thousand blanks', { type: 'LWB', texts: Array.from({ length: 1000 }, () => 'a') }],
    ['a letter that no paragraph bears', { type: 'RRP', items: ['A', 'Z'] }],
    ['nine paragraphs', { type: 'RRP', items: Array.from('ABCDEFGHA') }],
    ['nine options', { type: 'RMA', selectedAnswer: Array.from('abcdefghi') }],
    ['a word that is clicked twice', { type: 'LIW', selectedAnswer: [1, 1] }],
    ['half a word', { type: 'LIW', selectedAnswer: [0.5] }],
    ['a word before the first', { type: 'LIW', selectedAnswer: [-1] }],
    ['a word for a place', { type: 'LIW', selectedAnswer: ['Tea'] }],
    ['one option where a list is wanted', { type: 'RMA', selectedAnswer: 'It came by ship' }],
    ['a list where one option is wanted', { type: 'LSA', selectedAnswer: ['By ship'] }],
    ['a recording by another name than its hash', { type: 'SRA', recording: '../SRA.wav', seconds: 4 }],
    ['a recording of a day', { type: 'SRA', recording: 'ab'.repeat(32), seconds: 86_400 }],
    ['an unknown type', { type: 'XXX', text: '' }],
    ['a type of the language', { type: 'constructor', text: '' }],
    ['a number for a text', { type: 'RSA', selectedAnswer: 1 }],
    ['nothing', null],
  ])('%s is refused', (_what, answer) => {
    expect(answerSchema.safeParse(answer).success).toBe(false);
  });

  test.each([
    ['an option that is not offered', RSA, { type: 'RSA', selectedAnswer: 'By air' }],
    ['an option in other letters', RSA, { type: 'RSA', selectedAnswer: 'by ship' }],
    ['an option with spaces', LSA, { type: 'LSA', selectedAnswer: ' By ship' }],
    ['an ending that is not offered', LMW, { type: 'LMW', selectedAnswer: 'boat' }],
    ['one option twice', RMA, { type: 'RMA', selectedAnswer: ['It was green', 'It was green'] }],
    ['one option that is not offered', RMA, { type: 'RMA', selectedAnswer: ['It was green', 'No'] }],
    ['too few paragraphs', RRP, { type: 'RRP', items: ['A', 'B', 'C'] }],
    ['one paragraph twice', RRP, { type: 'RRP', items: ['A', 'A', 'B', 'C'] }],
    ['a paragraph too many', RRP, { type: 'RRP', items: ['A', 'B', 'C', 'D', 'E'] }],
    ['too few blanks', RFB, { type: 'RFB', selectedAnswer: ['went'] }],
    ['too many blanks', RFB, { type: 'RFB', selectedAnswer: ['went', 'arrived', ''] }],
    ['a word of another blank', RFB, { type: 'RFB', selectedAnswer: ['arrived', 'went'] }],
    ['a word of no bank', RFG, { type: 'RFG', selectedAnswer: ['boat', 'middle'] }],
    ['one word of the bank in two blanks', RFG, { type: 'RFG', selectedAnswer: ['ship', 'ship'] }],
    ['too few words of the bank', RFG, { type: 'RFG', selectedAnswer: ['ship'] }],
    ['too few typed blanks', LWB, { type: 'LWB', texts: ['Europe'] }],
    ['a word after the last', LIW, { type: 'LIW', selectedAnswer: [8] }],
    ['an answer of another type', LSA, { type: 'RSA', selectedAnswer: 'By ship' }],
  ] as const)('%s does not fit', (_what, question, raw) => {
    expect(fitsQuestion(question, answerSchema.parse(raw))).toBe(false);
  });

  test.each([
    ['right to left', { type: 'LWD', text: 'فتح الباب في التاسعة' }, 0],
    ['in another script', { type: 'LWD', text: '图书馆的东门九点开。' }, 0],
    ['with a turned apostrophe', { type: 'LWD', text: 'the library‘s door' }, 3],
    ['with quotes around it', { type: 'LWD', text: '“The library’s” «door» „opens“' }, 4],
    ['of directions alone', { type: 'LWD', text: '\u202e\u2066\u2069\u200f' }, 0],
  ] as const)('accepts and scores a dictation %s', (_what, raw, points) => {
    const answer: Answer = answerSchema.parse(raw);
    expect(fitsQuestion(LWD, answer)).toBe(true);
    expect(scoreAnswer(LWD, answer).points).toBe(points);
  });

  test.each([
    [['Europe', 'ship'], 2],
    [[' europe ', 'SHIP'], 2],
    [['Europe', 'sheep'], 1],
    [['', ''], 0],
    [['ship', 'Europe'], 0],
  ])('typed blanks %j give %i: trimmed, in upper or lower case', (texts, points) => {
    expect(scoreAnswer(LWB, { type: 'LWB', texts }).points).toBe(points);
  });

  test('treats every kind of apostrophe as one', () => {
    const question = { ...LWB, topic: '___', correctAnswers: ["it's"] };
    for (const typed of ["it's", 'it’s', 'it‘s', 'itʼs', 'IT’S']) {
      expect(scoreAnswer(question, { type: 'LWB', texts: [typed] }).points).toBe(1);
    }
  });
});

test.each([
  ['two options that are the same', { ...RSA, multichoice: ['By ship', 'By ship'] }],
  ['a right option that is not there', { ...RSA, correctIndex: 3 }],
  ['a question that asks nothing', { ...RSA, question: undefined }],
  ['a passage with a track', { ...RSA, track: 'RSA-9001.mp3' }],
  ['a recording without its track', { ...LSA, track: undefined }],
  ['one right option named twice', { ...RMA, correctIndexes: [0, 0] }],
  ['no right option', { ...RMA, correctIndexes: [] }],
  ['a right option after the last', { ...RMA, correctIndexes: [0, 5] }],
  ['two paragraphs that are the same', { ...RRP, paragraphs: ['a', 'b', 'a'] }],
  ['fewer blanks than words', { ...RFB, topic: 'They ___ by train.' }],
  ['a right word that is not offered', { ...RFB, correctAnswers: ['went', 'left'] }],
  ['a right word that the bank lacks', { ...RFG, correctAnswers: ['ship', 'boat'] }],
  ['one word of the bank right twice', { ...RFG, correctAnswers: ['ship', 'ship'] }],
  ['fewer blanks than typed words', { ...LWB, topic: 'Tea came to ___.' }],
  ['a word to click that does not differ', { ...LIW, indexToClick: [0, 1, 5] }],
  ['a differing word that is not to be clicked', { ...LIW, indexToClick: [0] }],
  ['a shown text of other length', { ...LIW, topic: `${LIW.topic} More.` }],
  ['a sentence without words', { ...LWD, transcript: '...' }],
  ['a track outside its folder', { ...LWD, track: '../LWD-9001.mp3' }],
  ['a uid of no type', { ...LWD, uid: 'XYZ-0001' }],
  ['a difficulty beyond the scale', { ...RSA, difficulty: 6 }],
  ['an unknown topic', { ...RSA, topics: ['cheese'] }],
])('%s: refuses to store such a question', (_what, question) => {
  expect(questionSchema.safeParse(question).success).toBe(false);
});
