import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { Defect } from '../core/defect.ts';
import { protectedPaths } from '../core/events/personal.ts';
import type { CodeOf } from './kinds.ts';
import {
  answerableCodes,
  answerSchema,
  carryAnswer,
  startingAnswerTo,
  fitsQuestion,
  hasRule,
  haveSameKey,
  isEmptyAnswer,
  isScoredByRule,
  emptyAnswerOf,
  questionSchema,
  questionViewSchema,
  registry,
  rightAnswerTo,
  scoreAnswer,
  solutionSchema,
  recordedAnswerSchema,
  studentView,
  type AnalysedCode,
  type Question,
  type RuleCode,
  type RuleQuestion,
} from './registry.ts';
import { anyQuestion, anyQuestionAtAll, questionWithAnswer } from './testing/any-question.ts';
import { answerByKey, answerBy, sampleQuestions } from './testing/questions.ts';
import { typeCodes } from './type-code.ts';

const letterIn = (question: Question) => (paragraph: string) => {
  const view = studentView(question, 'before');
  const shown = view.type === 'RRP' ? view.paragraphs : [];
  return shown.find((candidate) => candidate.text === paragraph)?.id ?? '';
};

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

test('registers each type under its own code, and all can be answered', () => {
  expect(Object.keys(registry)).toEqual([...answerableCodes]);
  expect(answerableCodes).toEqual(typeCodes);
});

describe('every question', () => {
  test('is stored and read back as it was', () => {
    fc.assert(
      fc.property(anyQuestionAtAll, (question) => {
        expect(questionSchema.parse(question)).toEqual(question);
      }),
    );
    for (const question of Object.values(sampleQuestions)) {
      expect(questionSchema.parse(question)).toEqual(question);
    }
  });

  test('is shown without the key and its reasons', () => {
    fc.assert(
      fc.property(anyQuestionAtAll, (question) => {
        const view = studentView(question, 'before');
        expect(questionViewSchema.parse(view)).toEqual(view);
        const key = [
          'correctIndex',
          'correctIndexes',
          'correctAnswers',
          'correctAnswer',
          'indexToClick',
          'transcript',
          'sentences',
          'explanation',
          'explanations',
          'rightIndex',
          'sampleAnswer',
          'keyPoints',
          'modelReading',
        ];
        expect(namesIn(view).filter((name) => key.includes(name))).toEqual([]);
        const shown = JSON.stringify(view);
        const { explanation, explanations } = question;
        for (const secret of [explanation, ...explanations.map((reason) => reason.text)]) {
          expect(shown).not.toContain(secret);
        }
      }),
    );
  });

  test('accepts its key, which scores the maximum and matches the solution', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const answer = answerByKey(question, letterIn(question));
        const solution = studentView(question, 'after');
        expect(solutionSchema.parse(solution)).toEqual(solution);
        expect(fitsQuestion(question, answer)).toBe(true);
        const score = scoreAnswer(question, answer);
        expect(score).toMatchObject({ points: score.maximum, successful: true });
        expect(score.maximum).toBeGreaterThan(0);
        for (const other of [rightAnswerTo(question), answerBy(solution)]) {
          expect(scoreAnswer(question, other)).toEqual(score);
        }
        expect(solution).toMatchObject({
          explanation: question.explanation,
          explanations: question.explanations,
        });
      }),
    );
  });

  test('gives between 0 and the maximum, the same each time', () => {
    fc.assert(
      fc.property(questionWithAnswer, ({ question, answer }) => {
        expect(fitsQuestion(question, answer)).toBe(true);
        expect(answerSchema.parse(answer)).toEqual(answer);
        const score = scoreAnswer(question, answer);
        expect(score.points).toBeGreaterThanOrEqual(0);
        expect(score.points).toBeLessThanOrEqual(score.maximum);
        expect(Number.isInteger(score.points)).toBe(true);
        expect(scoreAnswer(structuredClone(question), structuredClone(answer))).toEqual(score);
      }),
    );
  });

  test('explains its points by evidence: right pieces, minus wrong ones where they cost', () => {
    fc.assert(
      fc.property(questionWithAnswer, ({ question, answer }) => {
        const score = scoreAnswer(question, answer);
        let right = 0;
        let wrong = 0;
        for (const piece of score.traits.flatMap(({ evidence }) => evidence)) {
          const isRight =
            (piece.kind === 'option' && piece.chosen && piece.correct) ||
            (piece.kind === 'pair' && piece.linked) ||
            (piece.kind === 'blank' && piece.correct) ||
            (piece.kind === 'word' && piece.span !== null) ||
            (piece.kind === 'highlight' && piece.chosen && piece.incorrect);
          const costs =
            (piece.kind === 'option' && 'correctIndexes' in question && piece.chosen && !piece.correct) ||
            (piece.kind === 'highlight' && piece.chosen && !piece.incorrect);
          if (isRight) right += 1;
          if (costs) wrong += 1;
        }
        expect(score.points).toBe(Math.max(0, right - wrong));
      }),
    );
  });

  test('gives no points for an empty answer, out of the same maximum', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const nothing = scoreAnswer(question, emptyAnswerOf(question.type));
        expect(nothing).toMatchObject({ points: 0, successful: false });
        expect(nothing.maximum).toBe(scoreAnswer(question, rightAnswerTo(question)).maximum);
        expect(isEmptyAnswer(emptyAnswerOf(question.type))).toBe(true);
        expect(fitsQuestion(question, startingAnswerTo(studentView(question, 'before')))).toBe(true);
      }),
    );
  });

  test('refuses an answer of another type', () => {
    fc.assert(
      fc.property(anyQuestion, questionWithAnswer, (question, { answer }) => {
        fc.pre(question.type !== answer.type);
        expect(fitsQuestion(question, answer)).toBe(false);
        expect(() => scoreAnswer(question, answer)).toThrow(Defect);
      }),
    );
  });

  test('keeps its key and its answers when its texts are reworded', () => {
    fc.assert(
      fc.property(questionWithAnswer, ({ question, answer }) => {
        const reworded = { ...question, title: 'Another title', explanation: 'Said in other words.' };
        expect(haveSameKey(question, reworded)).toBe(true);
        expect(carryAnswer(question, reworded, answer)).toEqual(answer);
      }),
    );
  });
});

test('protects typed text, and no choice uses a protected path', () => {
  expect(protectedPaths(recordedAnswerSchema)).toEqual([
    { path: ['text'], secret: false },
    { path: ['texts', '*'], secret: false },
  ]);
  const sealed = new Set(['text', 'texts']);
  const withSealed = answerableCodes.filter((code) =>
    Object.keys(emptyAnswerOf(code)).some((field) => sealed.has(field)),
  );
  expect(withSealed).toEqual(['LWD', 'LWB', 'LST', 'LCT', 'WWM', 'WWE', 'WWS', 'WSC']);
});

test('keeps the chosen option when its wording is corrected', () => {
  const { RSA, RMA } = sampleQuestions;
  const mended = { ...RSA, multichoice: ['By railway', 'By a ship', 'On foot'] };
  const carried = carryAnswer(RSA, mended, { type: 'RSA', selectedAnswer: 'By ship' });
  expect(carried).toEqual({ type: 'RSA', selectedAnswer: 'By a ship' });
  expect(scoreAnswer(mended, carried).points).toBe(1);
  const other = { ...RMA, multichoice: ['By boat', ...RMA.multichoice.slice(1)] };
  const several = { type: 'RMA' as const, selectedAnswer: ['It came by ship', 'It was green'] };
  expect(carryAnswer(RMA, other, several)).toEqual({
    type: 'RMA',
    selectedAnswer: ['By boat', 'It was green'],
  });
});

describe('a corrected wording keeps the key', () => {
  const { RSA, RMA, RRP, RFG, RFB, LIW, LWD, LWB } = sampleQuestions;
  const [woke, ...others] = RRP.paragraphs;
  const mended: readonly (readonly [RuleQuestion, RuleQuestion])[] = [
    [RSA, { ...RSA, multichoice: ['By rail', 'By a ship', 'On foot'] }],
    [RMA, { ...RMA, multichoice: RMA.multichoice.toReversed(), correctIndexes: [4, 2] }],
    [RRP, { ...RRP, paragraphs: [`${woke} `, ...others] }],
    [RRP, { ...RRP, paragraphs: RRP.paragraphs.map((text) => text.replace('.', ' again.')) }],
    [RFG, { ...RFG, wordsGiven: ['Ship', 'middle', 'tea', 'price'], correctAnswers: ['Ship', 'middle'] }],
    [
      RFB,
      {
        ...RFB,
        wordsGiven: [
          ['gone', 'walked', 'going'],
          ['arrived', 'arrive'],
        ],
        correctAnswers: ['walked', 'arrived'],
      },
    ],
    [LIW, { ...LIW, topic: `Yes, ${LIW.topic}`, transcript: `Yes, ${LIW.transcript}`, indexToClick: [1, 6] }],
    [LWD, { ...LWD, transcript: 'The library’s East door opens at nine.' }],
    [LWB, { ...LWB, correctAnswers: ['europe', 'ship'] }],
  ];

  test.each(mended)('of $uid: right stays right, wrong stays wrong', (before, after) => {
    expect(haveSameKey(before, after)).toBe(true);
    const right = carryAnswer(before, after, rightAnswerTo(before));
    const { points, maximum } = scoreAnswer(after, right);
    expect(points).toBe(maximum);
    const wrong = carryAnswer(before, after, emptyAnswerOf(before.type));
    expect(scoreAnswer(after, wrong).points).toBe(0);
  });

  test('but another, added or removed right answer changes it', () => {
    const corrected: readonly (readonly [RuleQuestion, RuleQuestion])[] = [
      [RRP, { ...RRP, paragraphs: RRP.paragraphs.toReversed() }],
      [RRP, { ...RRP, paragraphs: [...RRP.paragraphs, 'And she dreamt.'] }],
      [RMA, { ...RMA, correctIndexes: [0] }],
      [RFG, { ...RFG, correctAnswers: ['tea', 'middle'] }],
      [RFB, { ...RFB, correctAnswers: ['gone', 'arrived'] }],
      [LIW, { ...LIW, indexToClick: [0] }],
      [LWD, { ...LWD, transcript: 'The library door opens at nine.' }],
      [LWD, { ...LWD, transcript: `${LWD.transcript} Today.` }],
      [LWB, { ...LWB, correctAnswers: ['Europe', 'sheep'] }],
    ];
    for (const [before, after] of corrected) {
      expect([before.uid, haveSameKey(before, after)]).toEqual([before.uid, false]);
      expect([before.uid, haveSameKey(after, before)]).toEqual([before.uid, false]);
    }
  });

  test('distinguishes a moved option from a corrected one', () => {
    const after = { ...RSA, multichoice: ['By ship', 'By railway', 'On foot'], correctIndex: 0 };
    const byRail = { type: 'RSA', selectedAnswer: 'By rail' } as const;
    expect(carryAnswer(RSA, after, byRail)).toEqual({ type: 'RSA', selectedAnswer: 'By railway' });
  });
});

test('ignores the order of the words to click in the key', () => {
  const { LIW } = sampleQuestions;
  expect(haveSameKey(LIW, { ...LIW, indexToClick: LIW.indexToClick.toReversed() })).toBe(true);
  expect(haveSameKey(LIW, { ...LIW, indexToClick: [0] })).toBe(false);
});

test('has no key if an analysis scores it: another sample answer changes nothing', () => {
  const { WSC, RSA } = sampleQuestions;
  expect([isScoredByRule('WSC'), isScoredByRule('RSA')]).toEqual([false, true]);
  expect(haveSameKey(WSC, { ...WSC, sampleAnswer: 'Another one.' })).toBe(true);
  expect(haveSameKey(WSC, RSA)).toBe(false);
  const answer = { type: 'WSC', text: 'Tea came by ship.' } as const;
  expect(carryAnswer(WSC, { ...WSC, topic: 'Mended.' }, answer)).toEqual(answer);
  expect([hasRule(WSC), hasRule(RSA)]).toEqual([false, true]);
  // The compiler rejects scoring it and asking for its right answer.
  expectTypeOf<Parameters<typeof scoreAnswer>[0]['type']>().toEqualTypeOf<RuleCode>();
  expectTypeOf<Parameters<typeof rightAnswerTo>[0]['type']>().toEqualTypeOf<RuleCode>();
  expectTypeOf<AnalysedCode>().toEqualTypeOf<CodeOf<'written-response' | 'spoken-response'>>();
});
