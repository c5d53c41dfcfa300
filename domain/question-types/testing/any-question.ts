import fc from 'fast-check';
import {
  answerableCodes,
  isScoredByRule,
  type Answer,
  type AnswerableCode,
  type Question,
  type RuleCode,
  type RuleQuestion,
} from '../registry.ts';

/** Arbitrary questions and answers of every type. */
const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
const wordText = fc.stringMatching(/^[a-z]{1,12}$/);
const reason = fc.record({ text: fc.uuid().map((unique) => `reason ${unique}`) });

const fields = {
  title: text,
  topic: text,
  explanation: fc.uuid().map((unique) => `explained ${unique}`),
  explanations: fc.array(reason, { maxLength: 5 }),
  difficulty: fc.integer({ min: 1, max: 5 }),
  topics: fc.uniqueArray(fc.constantFrom('science' as const, 'campus' as const, 'work' as const)),
  free: fc.boolean(),
  prediction: fc.boolean(),
};
const uid = (code: string) =>
  fc.integer({ min: 0, max: 9999 }).map((n) => `${code}-${String(n).padStart(4, '0')}`);

const recording = (code: string, transcript: fc.Arbitrary<string>) =>
  fc.record({ uid: uid(code), transcript }).map((part) => ({
    ...part,
    track: `${part.uid}.mp3`,
    sentences: [{ text: part.transcript, startMs: 0, endMs: 1000 }],
  }));
const speech = fc.uuid().map((unique) => `spoken ${unique}`);

const options = fc.uniqueArray(text, { minLength: 2, maxLength: 8 });
const oneOf = fc.record({ multichoice: options, choice: fc.nat() }).map(({ multichoice, choice }) => ({
  multichoice,
  correctIndex: choice % multichoice.length,
}));
const someOf = options.chain((multichoice) =>
  fc
    .shuffledSubarray(
      multichoice.map((_option, index) => index),
      { minLength: 1 },
    )
    .map((correctIndexes) => ({ multichoice, correctIndexes })),
);

const blank = fc
  .record({ words: fc.uniqueArray(wordText, { minLength: 2, maxLength: 5 }), choice: fc.nat() })
  .map(({ words, choice }) => ({ words, right: words[choice % words.length] ?? '' }));
const gaps = (count: number) => Array.from({ length: count }, (_gap, index) => `part ${index} ___`).join(' ');

const dropDowns = fc.array(blank, { minLength: 1, maxLength: 10 }).map((blanks) => ({
  topic: gaps(blanks.length),
  wordsGiven: blanks.map(({ words }) => words),
  correctAnswers: blanks.map(({ right }) => right),
}));
const bank = fc.uniqueArray(wordText, { minLength: 5, maxLength: 8 }).chain((wordsGiven) =>
  fc.shuffledSubarray(wordsGiven, { minLength: 1, maxLength: 5 }).map((correctAnswers) => ({
    topic: gaps(correctAnswers.length),
    wordsGiven,
    correctAnswers,
  })),
);
const typed = fc
  .uniqueArray(wordText, { minLength: 1, maxLength: 10 })
  .map((correctAnswers) => ({ topic: gaps(correctAnswers.length), correctAnswers }));

const sentence = fc
  .array(fc.oneof(wordText, fc.constantFrom("don't", 'well-known', 'café', 'Über')), {
    minLength: 1,
    maxLength: 12,
  })
  .map((words) => `${words.join(' ')}.`);

const exchanged = fc
  .record({
    words: fc.array(wordText, { minLength: 1, maxLength: 20 }),
    chosen: fc.infiniteStream(fc.boolean()),
  })
  .map(({ words, chosen }) => {
    const isExchanged = words.map(() => chosen.next().value === true);
    if (!isExchanged.includes(true)) isExchanged[0] = true;
    return {
      transcript: words.join(' '),
      topic: words.map((word, index) => (isExchanged[index] ? `${word}x` : word)).join(' '),
      indexToClick: isExchanged.flatMap((is, index) => (is ? [index] : [])),
    };
  });

const shared = fc.record(fields);

function typedAs<Code extends AnswerableCode>(
  type: Code,
  ...parts: readonly fc.Arbitrary<object>[]
): fc.Arbitrary<Extract<Question, { type: Code }>> {
  return fc
    .tuple(
      shared,
      uid(type).map((name) => ({ uid: name })),
      ...parts,
    )
    .map((all) => Object.assign({ type }, ...all) as Extract<Question, { type: Code }>);
}

const asked = fc.record({ question: text });

const written = fc.uuid().map((unique) => ({
  sampleAnswer: `sample ${unique}`,
  weakerAnswers: [{ level: 'weak', text: `weak ${unique}`, bands: { content: [0, 1] } }],
  keyPoints: [{ point: `point ${unique}`, keywords: [[`keyword ${unique}`]] }],
  bands: { content: [2, 2] },
}));

const spoken = fc.uuid().map((unique) => ({
  keyPoints: [{ point: `point ${unique}`, keywords: [[`keyword ${unique}`]] }],
  bands: { content: [2, 5] },
  weakerAnswers: [{ level: 'weak', text: `weak ${unique}`, bands: { content: [0, 1] } }],
  sampleAnswer: `sample ${unique}`,
  correctAnswers: [`right ${unique}`],
}));
const picture = fc
  .uuid()
  .map((unique) => ({ image: `${unique}.svg`, imageText: 'A chart with three bars.' }));

/** Checked by the compiler for completeness. */
const anyOfType: { readonly [Code in AnswerableCode]: fc.Arbitrary<Extract<Question, { type: Code }>> } = {
  RSA: typedAs('RSA', asked, oneOf),
  RMA: typedAs('RMA', asked, someOf),
  RRP: typedAs('RRP', fc.record({ paragraphs: fc.uniqueArray(text, { minLength: 3, maxLength: 8 }) })),
  RFG: typedAs('RFG', bank),
  RFB: typedAs('RFB', dropDowns),
  LSA: typedAs('LSA', asked, oneOf, recording('LSA', speech)),
  LMA: typedAs('LMA', asked, someOf, recording('LMA', speech)),
  LWD: typedAs('LWD', recording('LWD', sentence)),
  LHS: typedAs('LHS', oneOf, recording('LHS', speech)),
  LIW: typedAs('LIW', recording('LIW', speech), exchanged),
  LWB: typedAs('LWB', recording('LWB', speech), typed),
  LMW: typedAs('LMW', oneOf, recording('LMW', speech)),
  LST: typedAs('LST', written, recording('LST', speech)),
  LCT: typedAs('LCT', written, recording('LCT', speech)),
  LSQ: typedAs('LSQ', spoken, recording('LSQ', speech)),
  SRA: typedAs('SRA', spoken),
  SRS: typedAs('SRS', spoken, recording('SRS', speech)),
  SSQ: typedAs('SSQ', spoken, recording('SSQ', speech)),
  SGD: typedAs('SGD', spoken, recording('SGD', speech)),
  SDI: typedAs('SDI', spoken, picture),
  SIT: typedAs('SIT', spoken, recording('SIT', speech)),
  SIA: typedAs('SIA', spoken, recording('SIA', speech)),
  SRL: typedAs('SRL', spoken, recording('SRL', speech)),
  WWM: typedAs('WWM', written),
  WWE: typedAs('WWE', written),
  WWS: typedAs('WWS', written),
  WSC: typedAs('WSC', written),
};

export const anyQuestionAtAll: fc.Arbitrary<Question> = fc.oneof(...Object.values(anyOfType));

export const anyQuestion: fc.Arbitrary<RuleQuestion> = fc.oneof(
  ...answerableCodes
    .filter(isScoredByRule)
    .map((code: RuleCode): fc.Arbitrary<RuleQuestion> => anyOfType[code]),
);

export const questionWithAnswer: fc.Arbitrary<{ question: RuleQuestion; answer: Answer }> = anyQuestion.chain(
  (question) => anAnswerTo(question).map((answer) => ({ question, answer })),
);

function anAnswerTo(question: Question): fc.Arbitrary<Answer> {
  switch (question.type) {
    case 'RSA':
    case 'LSA':
    case 'LHS':
    case 'LMW': {
      const { type, multichoice } = question;
      return fc.constantFrom('', ...multichoice).map((selectedAnswer) => ({ type, selectedAnswer }));
    }
    case 'RMA':
    case 'LMA': {
      const { type, multichoice } = question;
      return fc.shuffledSubarray(multichoice).map((selectedAnswer) => ({ type, selectedAnswer }));
    }
    case 'RRP': {
      const letters = question.paragraphs.map((_paragraph, index) => 'ABCDEFGH'.charAt(index));
      const orders = fc.shuffledSubarray(letters, { minLength: letters.length });
      return fc.oneof(fc.constant<string[]>([]), orders).map((items) => ({ type: 'RRP', items }));
    }
    case 'RFG': {
      const blanks = question.correctAnswers.length;
      return fc
        .record({
          words: fc.shuffledSubarray(question.wordsGiven, { minLength: blanks, maxLength: blanks }),
          left: fc.array(fc.boolean(), { minLength: blanks, maxLength: blanks }),
        })
        .map(({ words, left }) => ({
          type: 'RFG',
          selectedAnswer: words.map((word, index) => (left[index] ? '' : word)),
        }));
    }
    case 'RFB':
      return fc
        .tuple(...question.wordsGiven.map((words) => fc.constantFrom('', ...words, ` ${words[0] ?? ''} `)))
        .map((selectedAnswer) => ({ type: 'RFB', selectedAnswer }));
    case 'LWB':
      return fc
        .tuple(...question.correctAnswers.map((right) => fc.oneof(fc.constantFrom('', right), text)))
        .map((texts) => ({ type: 'LWB', texts }));
    case 'LIW': {
      const places = question.topic.split(' ').map((_word, index) => index);
      return fc.shuffledSubarray(places).map((selectedAnswer) => ({ type: 'LIW', selectedAnswer }));
    }
    case 'LWD': {
      const pieces = fc.oneof(wordText, fc.constantFrom(...question.transcript.split(' ')), text);
      return fc.array(pieces, { maxLength: 20 }).map((given) => ({ type: 'LWD', text: given.join(' ') }));
    }
    case 'LST':
    case 'LCT':
    case 'WWM':
    case 'WWE':
    case 'WWS':
    case 'WSC':
      return text.map((given) => ({ type: question.type, text: given }));
    default:
      return fc
        .stringMatching(/^[\da-f]{64}$/)
        .map((hash) => ({ type: question.type, recording: hash, seconds: 12 }));
  }
}
