import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerSchema,
  emptyAnswerOf,
  fitsQuestion,
  isEmptyAnswer,
  noAnswerTo,
  questionSchema,
  questionTypes,
  questionViewSchema,
  scoreAnswer,
  solutionOf,
  solutionSchema,
  viewOf,
  type Question,
} from './registry.ts';
import { typeCodes } from './type-code.ts';
import {
  anyQuestion,
  lwdQuestion,
  questionWithAnswer,
  rfbQuestion,
  rightAnswerTo,
  rrpQuestion,
  rsaQuestion,
} from './testing/questions.ts';

const letterIn = (question: Question) => (paragraph: string) => {
  const view = viewOf(question);
  const shown = view.type === 'RRP' ? view.paragraphs : [];
  return shown.find((candidate) => candidate.text === paragraph)?.id ?? '';
};
const rightAnswer = (question: Question) => rightAnswerTo(question, letterIn(question));

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

test('each type is registered under its own code', () => {
  expect(Object.keys(questionTypes)).toEqual([...typeCodes]);
  for (const code of typeCodes) expect(questionTypes[code].code).toBe(code);
});

describe('every question', () => {
  test('is stored and read back as it was', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(questionSchema.parse(question)).toEqual(question);
      }),
    );
  });

  test('is shown in the form agreed on, without the explanation, whatever names the key bears', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const view = viewOf(question);
        expect(questionViewSchema.parse(view)).toEqual(view);
        const key = [
          'correctIndex',
          'correctAnswers',
          'correctAnswer',
          'transcript',
          'explanation',
          'rightIndex',
        ];
        expect(namesIn(view).filter((name) => key.includes(name))).toEqual([]);
        expect(JSON.stringify(view)).not.toContain(question.explanation);
      }),
    );
  });

  test('is answered by its solution, which fits and scores the maximum', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const answer = rightAnswer(question);
        expect(fitsQuestion(question, answer)).toBe(true);
        const score = scoreAnswer(question, answer);
        expect(score).toMatchObject({ points: score.maximum, successful: true });
        expect(score.maximum).toBeGreaterThan(0);
        expect(solutionSchema.parse(solutionOf(question))).toEqual(solutionOf(question));
      }),
    );
  });

  test('tells in its solution what the key says', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { items, selectedAnswer, text } = {
          items: 0,
          selectedAnswer: 0,
          text: 0,
          ...rightAnswer(question),
        };
        const told = {
          items: 0,
          correctAnswer: 0,
          correctAnswers: 0,
          transcript: 0,
          ...solutionOf(question),
        };
        const isList = question.type === 'RFB';
        expect(told).toMatchObject({
          items,
          transcript: text,
          [isList ? 'correctAnswers' : 'correctAnswer']: selectedAnswer,
          explanation: question.explanation,
        });
      }),
    );
  });

  test('gives between 0 and the maximum, the same each time, with one piece of evidence a point', () => {
    fc.assert(
      fc.property(questionWithAnswer, ({ question, answer }) => {
        expect(fitsQuestion(question, answer)).toBe(true);
        const score = scoreAnswer(question, answer);
        expect(score.points).toBeGreaterThanOrEqual(0);
        expect(score.points).toBeLessThanOrEqual(score.maximum);
        expect(scoreAnswer(structuredClone(question), structuredClone(answer))).toEqual(score);
        const earning = score.traits
          .flatMap(({ evidence }) => evidence)
          .filter((piece) => {
            switch (piece.kind) {
              case 'option':
                return piece.chosen && piece.correct;
              case 'pair':
                return piece.linked;
              case 'blank':
                return piece.correct;
              case 'word':
                return piece.span !== null;
            }
          });
        expect(earning).toHaveLength(score.points);
      }),
    );
  });

  test('gives nothing for no answer, out of the same maximum', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const nothing = scoreAnswer(question, noAnswerTo(question));
        expect(nothing).toMatchObject({ points: 0, successful: false });
        expect(nothing.maximum).toBe(scoreAnswer(question, rightAnswer(question)).maximum);
        expect(isEmptyAnswer(noAnswerTo(question))).toBe(true);
        expect(fitsQuestion(question, emptyAnswerOf(viewOf(question)))).toBe(true);
      }),
    );
  });

  test('refuses an answer of another type', () => {
    fc.assert(
      fc.property(anyQuestion, questionWithAnswer, (question, { answer }) => {
        fc.pre(question.type !== answer.type);
        expect(fitsQuestion(question, answer)).toBe(false);
        expect(() => scoreAnswer(question, answer)).toThrow(RangeError);
      }),
    );
  });
});

describe('what a view tells of the key', () => {
  test('single answer: moving the right option changes nothing that is shown', () => {
    const views = [0, 1, 2].map((correctIndex) => viewOf({ ...rsaQuestion, correctIndex }));
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1);
  });

  test('re-order: whatever the right order is, the same paragraphs are shown under the same letters', () => {
    const order = fc.shuffledSubarray(rrpQuestion.paragraphs, { minLength: rrpQuestion.paragraphs.length });
    fc.assert(
      fc.property(order, (paragraphs) => {
        expect(viewOf({ ...rrpQuestion, paragraphs })).toEqual(viewOf(rrpQuestion));
      }),
    );
  });

  test('fill in the blanks: other right words change nothing that is shown', () => {
    const other = { ...rfbQuestion, correctAnswers: ['gone', 'arriving'] };
    expect(viewOf(other)).toEqual(viewOf(rfbQuestion));
  });

  test('dictation: no word of the sentence is shown', () => {
    expect(JSON.stringify(viewOf(lwdQuestion))).not.toMatch(/east|door|opens|nine/i);
    expect(viewOf({ ...lwdQuestion, transcript: 'Something else.' })).toEqual(viewOf(lwdQuestion));
  });
});

describe('answers from outside', () => {
  test.each([
    ['NUL in a dictation', { type: 'LWD', text: 'a\u0000b' }],
    ['a lone surrogate in a dictation', { type: 'LWD', text: 'a\ud800' }],
    ['NUL in a blank', { type: 'RFB', selectedAnswer: ['\u0000'] }],
    ['a lone surrogate in a choice', { type: 'RSA', selectedAnswer: '\udfff' }],
    ['a dictation of more than 1000 characters', { type: 'LWD', text: 'a'.repeat(1001) }],
    ['a letter that no paragraph bears', { type: 'RRP', items: ['A', 'Z'] }],
    ['nine paragraphs', { type: 'RRP', items: Array.from('ABCDEFGHA') }],
    ['an unknown type', { type: 'XXX', text: '' }],
    ['a number for a text', { type: 'RSA', selectedAnswer: 1 }],
    ['nothing', null],
  ])('%s is refused', (_what, answer) => {
    expect(answerSchema.safeParse(answer).success).toBe(false);
  });

  test.each([
    ['an option that is not offered', rsaQuestion, { type: 'RSA', selectedAnswer: 'By air' }],
    ['an option in other letters', rsaQuestion, { type: 'RSA', selectedAnswer: 'by ship' }],
    ['too few paragraphs', rrpQuestion, { type: 'RRP', items: ['A', 'B', 'C'] }],
    ['one paragraph twice', rrpQuestion, { type: 'RRP', items: ['A', 'A', 'B', 'C'] }],
    ['a paragraph too many', rrpQuestion, { type: 'RRP', items: ['A', 'B', 'C', 'D', 'E'] }],
    ['too few blanks', rfbQuestion, { type: 'RFB', selectedAnswer: ['went'] }],
    ['a word of another blank', rfbQuestion, { type: 'RFB', selectedAnswer: ['arrived', 'went'] }],
  ] as const)('%s does not fit', (_what, question, raw) => {
    expect(fitsQuestion(question, answerSchema.parse(raw))).toBe(false);
  });
});

test.each([
  ['two options that are the same', { ...rsaQuestion, multichoice: ['By ship', 'By ship'] }],
  ['a right option that is not there', { ...rsaQuestion, correctIndex: 3 }],
  ['two paragraphs that are the same', { ...rrpQuestion, paragraphs: ['a', 'b', 'a'] }],
  ['fewer blanks than words', { ...rfbQuestion, topic: 'They ___ by train.' }],
  ['a right word that is not offered', { ...rfbQuestion, correctAnswers: ['went', 'left'] }],
  ['a sentence without words', { ...lwdQuestion, transcript: '...' }],
  ['a track outside its folder', { ...lwdQuestion, track: '../LWD-9001.mp3' }],
  ['a uid of no type', { ...lwdQuestion, uid: 'XYZ-0001' }],
])('%s: such a question is not stored', (_what, question) => {
  expect(questionSchema.safeParse(question).success).toBe(false);
});
