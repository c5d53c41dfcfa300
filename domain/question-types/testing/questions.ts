import fc from 'fast-check';
import type { Answer, Question, Solution } from '../registry.ts';

/** One small question of each type, for tests. */
const shared = {
  title: 'A title for lists',
  explanation: 'Because the text says so.',
  level: 'easy',
  free: true,
} as const;

export const rsaQuestion = {
  type: 'RSA',
  uid: 'RSA-9001',
  ...shared,
  topic: 'Tea came to Europe by ship.',
  question: 'How did tea come to Europe?',
  multichoice: ['By rail', 'By ship', 'On foot'],
  correctIndex: 1,
} as const satisfies Question;

export const rrpQuestion = {
  type: 'RRP',
  uid: 'RRP-9001',
  ...shared,
  topic: 'A day',
  paragraphs: ['First she woke up.', 'Then she had tea.', 'Next she went out.', 'Last she slept again.'],
} satisfies Question;

export const rfbQuestion = {
  type: 'RFB',
  uid: 'RFB-9001',
  ...shared,
  topic: 'They ___ by train and ___ early.',
  wordsGiven: [
    ['went', 'gone', 'going'],
    ['arrive', 'arrived', 'arriving'],
  ],
  correctAnswers: ['went', 'arrived'],
} satisfies Question;

export const lwdQuestion = {
  type: 'LWD',
  uid: 'LWD-9001',
  ...shared,
  topic: 'A library notice',
  track: 'LWD-9001.mp3',
  transcript: "The library's east door opens at nine.",
} as const satisfies Question;

/** The right answer by the stored key, told without the type's own code. */
export function rightAnswerTo(question: Question, letterOf: (paragraph: string) => string): Answer {
  switch (question.type) {
    case 'RSA':
      return { type: 'RSA', selectedAnswer: question.multichoice[question.correctIndex] ?? '' };
    case 'RRP':
      return { type: 'RRP', items: question.paragraphs.map(letterOf) };
    case 'RFB':
      return { type: 'RFB', selectedAnswer: question.correctAnswers };
    case 'LWD':
      return { type: 'LWD', text: question.transcript };
  }
}

/** The answer that a solution tells to give. */
export function answerBy(solution: Solution): Answer {
  switch (solution.type) {
    case 'RSA':
      return { type: 'RSA', selectedAnswer: solution.correctAnswer };
    case 'RRP':
      return { type: 'RRP', items: solution.items };
    case 'RFB':
      return { type: 'RFB', selectedAnswer: solution.correctAnswers };
    case 'LWD':
      return { type: 'LWD', text: solution.transcript };
  }
}

const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
const wordText = fc.stringMatching(/^[a-z]{1,12}$/);
const fields = {
  title: text,
  topic: text,
  explanation: fc.uuid().map((unique) => `explained ${unique}`),
  level: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
  free: fc.boolean(),
};
const uid = (code: string) =>
  fc.integer({ min: 0, max: 9999 }).map((n) => `${code}-${String(n).padStart(4, '0')}`);

const anyRsa = fc
  .record({
    ...fields,
    uid: uid('RSA'),
    question: text,
    multichoice: fc.uniqueArray(text, { minLength: 2, maxLength: 8 }),
    choice: fc.nat(),
  })
  .map(({ choice, ...rest }) => ({
    type: 'RSA' as const,
    ...rest,
    correctIndex: choice % rest.multichoice.length,
  }));

const anyRrp = fc
  .record({ ...fields, uid: uid('RRP'), paragraphs: fc.uniqueArray(text, { minLength: 3, maxLength: 8 }) })
  .map((rest) => ({ type: 'RRP' as const, ...rest }));

const blank = fc
  .record({ words: fc.uniqueArray(wordText, { minLength: 2, maxLength: 5 }), choice: fc.nat() })
  .map(({ words, choice }) => ({ words, right: words[choice % words.length] ?? '' }));
const anyRfb = fc
  .record({ ...fields, uid: uid('RFB'), blanks: fc.array(blank, { minLength: 1, maxLength: 10 }) })
  .map(({ blanks, ...rest }) => ({
    type: 'RFB' as const,
    ...rest,
    topic: blanks.map((_blank, index) => `part ${index} ___`).join(' '),
    wordsGiven: blanks.map(({ words }) => words),
    correctAnswers: blanks.map(({ right }) => right),
  }));

const anyLwd = fc
  .record({
    ...fields,
    uid: uid('LWD'),
    words: fc.array(fc.oneof(wordText, fc.constantFrom("don't", 'well-known', 'café', 'Über')), {
      minLength: 1,
      maxLength: 12,
    }),
  })
  .map(({ words, ...rest }) => ({
    type: 'LWD' as const,
    ...rest,
    track: `${rest.uid}.mp3`,
    transcript: `${words.join(' ')}.`,
  }));

/** Questions of every type that the stored form allows. */
export const anyQuestion: fc.Arbitrary<Question> = fc.oneof(anyRsa, anyRrp, anyRfb, anyLwd);

/** A question with an answer that it allows. */
export const questionWithAnswer: fc.Arbitrary<{ question: Question; answer: Answer }> = anyQuestion.chain(
  (question) => anAnswerTo(question).map((answer) => ({ question, answer })),
);

function anAnswerTo(question: Question): fc.Arbitrary<Answer> {
  switch (question.type) {
    case 'RSA':
      return fc
        .constantFrom('', ...question.multichoice)
        .map((selectedAnswer) => ({ type: 'RSA', selectedAnswer }));
    case 'RRP': {
      const letters = question.paragraphs.map((_text, index) => 'ABCDEFGH'.charAt(index));
      const orders = fc.shuffledSubarray(letters, { minLength: letters.length });
      return fc.oneof(fc.constant<string[]>([]), orders).map((items) => ({ type: 'RRP', items }));
    }
    case 'RFB':
      return fc
        .tuple(...question.wordsGiven.map((words) => fc.constantFrom('', ...words, ` ${words[0] ?? ''} `)))
        .map((selectedAnswer) => ({ type: 'RFB', selectedAnswer }));
    case 'LWD': {
      const pieces = fc.oneof(wordText, fc.constantFrom(...question.transcript.split(' ')), text);
      return fc.array(pieces, { maxLength: 20 }).map((given) => ({ type: 'LWD', text: given.join(' ') }));
    }
  }
}
