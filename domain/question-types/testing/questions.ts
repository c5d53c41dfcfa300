import type { Answer, AnswerableCode, Question, Solution } from '../registry.ts';

const shared = {
  title: 'A title for lists',
  explanation: 'Because the text says so.',
  difficulty: 2,
  topics: ['everyday_life'],
  free: true,
  prediction: false,
} satisfies Partial<Question>;
const reasons = (...texts: readonly string[]) => texts.map((text) => ({ text }));

const options = {
  question: 'How did tea come to Europe?',
  multichoice: ['By rail', 'By ship', 'On foot'],
  correctIndex: 1,
  explanations: [
    { text: 'There were no railways yet.' },
    { text: 'The text names ships.', quote: 'by ship' },
    { text: 'Nobody walked so far.' },
  ],
};
const tea = 'Tea came to Europe by ship.';
const recordingOf = (uid: string, transcript: string) => ({
  track: `${uid}.mp3`,
  transcript,
  sentences: [{ text: transcript, startMs: 150, endMs: 2400 }],
});

export const rsaQuestion = {
  type: 'RSA',
  uid: 'RSA-9001',
  ...shared,
  ...options,
  topic: tea,
} satisfies Question;

export const rmaQuestion = {
  type: 'RMA',
  uid: 'RMA-9001',
  ...shared,
  topic: 'Tea came to Europe by ship and was sold at a high price.',
  question: 'What is said of tea?',
  multichoice: ['It came by ship', 'It was cheap', 'It was expensive', 'It came on foot', 'It was green'],
  correctIndexes: [0, 2],
  explanations: reasons(
    'By ship, it says.',
    'The price was high.',
    'A high price.',
    'It came by ship.',
    'No.',
  ),
} satisfies Question;

export const rrpQuestion = {
  type: 'RRP',
  uid: 'RRP-9001',
  ...shared,
  topic: 'A day',
  paragraphs: ['First she woke up.', 'Then she had tea.', 'Next she went out.', 'Last she slept again.'],
  explanations: reasons('Tea comes after waking.', 'Then she can go out.', 'Last comes last.'),
} satisfies Question;

export const rfgQuestion = {
  type: 'RFG',
  uid: 'RFG-9001',
  ...shared,
  topic: 'The ___ sank in the ___ of night.',
  wordsGiven: ['ship', 'middle', 'tea', 'price'],
  correctAnswers: ['ship', 'middle'],
  explanations: reasons('Ships sink.', 'In the middle of something.'),
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
  explanations: reasons('Past of go.', 'Past of arrive.'),
} satisfies Question;

export const lsaQuestion = {
  type: 'LSA',
  uid: 'LSA-9001',
  ...shared,
  ...options,
  topic: 'Someone talks about tea',
  ...recordingOf('LSA-9001', tea),
} satisfies Question;

export const lmaQuestion = {
  ...rmaQuestion,
  type: 'LMA',
  uid: 'LMA-9001',
  topic: 'Someone talks about tea',
  ...recordingOf('LMA-9001', rmaQuestion.topic),
} satisfies Question;

export const lwdQuestion = {
  type: 'LWD',
  uid: 'LWD-9001',
  ...shared,
  topic: 'A library notice',
  ...recordingOf('LWD-9001', "The library's east door opens at nine."),
  explanations: reasons(
    'A weak form.',
    'With an apostrophe.',
    'A direction.',
    'Not floor.',
    'An s.',
    'Weak.',
    'A time.',
  ),
} satisfies Question;

export const lhsQuestion = {
  type: 'LHS',
  uid: 'LHS-9001',
  ...shared,
  topic: 'Someone talks about tea',
  multichoice: ['Tea came by rail.', 'Tea came by ship.'],
  correctIndex: 1,
  ...recordingOf('LHS-9001', tea),
  explanations: reasons('No railway is named.', 'That is all it says.'),
} satisfies Question;

export const liwQuestion = {
  type: 'LIW',
  uid: 'LIW-9001',
  ...shared,
  topic: 'Coffee came to Europe by rail in 1610.',
  indexToClick: [0, 5],
  ...recordingOf('LIW-9001', 'Tea came to Europe by ship in 1610.'),
  explanations: reasons('The speaker says tea.', 'The speaker says ship.'),
} satisfies Question;

export const lwbQuestion = {
  type: 'LWB',
  uid: 'LWB-9001',
  ...shared,
  topic: 'Tea came to ___ by ___.',
  correctAnswers: ['Europe', 'ship'],
  ...recordingOf('LWB-9001', tea),
  explanations: reasons('A continent.', 'Not sheep.'),
} satisfies Question;

export const lmwQuestion = {
  type: 'LMW',
  uid: 'LMW-9001',
  ...shared,
  topic: 'Someone talks about tea',
  multichoice: ['ship', 'rail', 'the window'],
  correctIndex: 0,
  ...recordingOf('LMW-9001', 'Tea was carried over the sea to Europe by'),
  explanations: reasons('Over the sea.', 'Not over the sea.', 'Makes no sense.'),
} satisfies Question;

const writtenFields = {
  explanations: [],
  sampleAnswer:
    'Tea, brought to Europe by ship in the seventeenth century, was at first a drink of the rich.',
  weakerAnswers: [],
  keyPoints: [
    { point: 'Tea came to Europe by ship.', keywords: [['ship', 'sea', 'boat']] },
    {
      point: 'At first only the rich could pay for it.',
      keywords: [
        ['rich', 'wealthy'],
        ['pay', 'afford'],
      ],
    },
  ],
  bands: {},
} satisfies Partial<Extract<Question, { type: 'WSC' }>>;

const aboutTea = 'Tea came to Europe by ship in 1610, and for a long time only the rich could pay for it.';

export const wscQuestion = {
  type: 'WSC',
  uid: 'WSC-9001',
  ...shared,
  ...writtenFields,
  topic: aboutTea,
} satisfies Question;

const wwsQuestion = { ...wscQuestion, type: 'WWS', uid: 'WWS-9001' } satisfies Question;

const lstQuestion = {
  ...wscQuestion,
  type: 'LST',
  uid: 'LST-9001',
  topic: 'A talk about tea',
  ...recordingOf('LST-9001', aboutTea),
} satisfies Question;

const lctQuestion = {
  ...lstQuestion,
  type: 'LCT',
  uid: 'LCT-9001',
  ...recordingOf('LCT-9001', aboutTea),
} satisfies Question;

const wweQuestion = {
  ...wscQuestion,
  type: 'WWE',
  uid: 'WWE-9001',
  topic: 'Some people say that tea is better than coffee. How far do you agree?',
} satisfies Question;

const wwmQuestion = {
  ...wscQuestion,
  type: 'WWM',
  uid: 'WWM-9001',
  topic: 'You have bought tea that tastes of soap. Write to the shop: what happened, what you want.',
  register: 'formal',
} satisfies Question;

const spokenFields = {
  explanations: [],
  weakerAnswers: [],
  keyPoints: [],
  bands: {},
  correctAnswers: [],
} satisfies Partial<Extract<Question, { type: 'SRA' }>>;
const { keyPoints, sampleAnswer } = writtenFields;

const sraQuestion = {
  type: 'SRA',
  uid: 'SRA-9001',
  ...shared,
  ...spokenFields,
  topic: aboutTea,
} satisfies Question;

const spokenAbout = <Code extends 'SRS' | 'SSQ' | 'LSQ' | 'SRL' | 'SGD' | 'SIT' | 'SIA'>(
  type: Code,
  transcript: string,
) => ({
  ...sraQuestion,
  type,
  uid: `${type}-9001`,
  topic: 'Someone talks about tea',
  ...recordingOf(`${type}-9001`, transcript),
});
const aboutPoints = { keyPoints, sampleAnswer };
const asked = { correctAnswers: ['by ship', 'ship'] };
const inTheShop = 'You have bought tea that tastes of soap. What do you say in the shop?';

const sdiQuestion = {
  ...sraQuestion,
  type: 'SDI',
  uid: 'SDI-9001',
  ...aboutPoints,
  topic: 'Describe the map',
  image: 'SDI-9001.svg',
  imageText: 'A map of the ways of tea.',
} satisfies Question;

/** Checked by the compiler for completeness. */
export const sampleQuestions: { readonly [Code in AnswerableCode]: Extract<Question, { type: Code }> } = {
  RSA: rsaQuestion,
  RMA: rmaQuestion,
  RRP: rrpQuestion,
  RFG: rfgQuestion,
  RFB: rfbQuestion,
  LSA: lsaQuestion,
  LMA: lmaQuestion,
  LSQ: { ...spokenAbout('LSQ', 'How did tea come to Europe?'), ...asked },
  LWD: lwdQuestion,
  LHS: lhsQuestion,
  LIW: liwQuestion,
  LWB: lwbQuestion,
  LST: lstQuestion,
  LCT: lctQuestion,
  LMW: lmwQuestion,
  SRA: sraQuestion,
  SRS: spokenAbout('SRS', tea),
  SSQ: { ...spokenAbout('SSQ', 'How did tea come to Europe?'), ...asked },
  SGD: { ...spokenAbout('SGD', aboutTea), ...aboutPoints },
  SDI: sdiQuestion,
  SIT: { ...spokenAbout('SIT', inTheShop), ...aboutPoints, topic: inTheShop },
  SIA: { ...spokenAbout('SIA', inTheShop), ...aboutPoints, topic: inTheShop },
  SRL: { ...spokenAbout('SRL', aboutTea), ...aboutPoints },
  WWM: wwmQuestion,
  WWE: wweQuestion,
  WWS: wwsQuestion,
  WSC: wscQuestion,
};

/** A hash reveals nothing: only an analysis can score a recording. */
const someRecording = { recording: 'ab'.repeat(32), seconds: 12 };

/**
 * The right answer by the stored key, derived without the type's own code.
 * @param letterOf the letter shown for a paragraph
 */
export function answerByKey(question: Question, letterOf: (paragraph: string) => string): Answer {
  switch (question.type) {
    case 'RSA':
    case 'LSA':
    case 'LHS':
    case 'LMW':
      return { type: question.type, selectedAnswer: question.multichoice[question.correctIndex] ?? '' };
    case 'RMA':
    case 'LMA': {
      const { type, multichoice, correctIndexes } = question;
      return { type, selectedAnswer: correctIndexes.map((index) => multichoice[index] ?? '') };
    }
    case 'RRP':
      return { type: 'RRP', items: question.paragraphs.map(letterOf) };
    case 'RFG':
    case 'RFB':
      return { type: question.type, selectedAnswer: question.correctAnswers };
    case 'LWB':
      return { type: 'LWB', texts: question.correctAnswers };
    case 'LIW':
      return { type: 'LIW', selectedAnswer: question.indexToClick };
    case 'LWD':
      return { type: 'LWD', text: question.transcript };
    case 'LST':
    case 'LCT':
    case 'WWM':
    case 'WWE':
    case 'WWS':
    case 'WSC':
      return { type: question.type, text: question.sampleAnswer };
    default:
      return { type: question.type, ...someRecording };
  }
}

export function answerBy(solution: Solution): Answer {
  switch (solution.type) {
    case 'RSA':
    case 'LSA':
    case 'LHS':
    case 'LMW':
      return { type: solution.type, selectedAnswer: solution.correctAnswer };
    case 'RMA':
    case 'LMA':
    case 'RFG':
    case 'RFB':
      return { type: solution.type, selectedAnswer: solution.correctAnswers };
    case 'RRP':
      return { type: 'RRP', items: solution.items };
    case 'LWB':
      return { type: 'LWB', texts: solution.correctAnswers };
    case 'LIW':
      return { type: 'LIW', selectedAnswer: solution.indexToClick };
    case 'LWD':
      return { type: 'LWD', text: solution.transcript };
    case 'LST':
    case 'LCT':
    case 'WWM':
    case 'WWE':
    case 'WWS':
    case 'WSC':
      return { type: solution.type, text: solution.sampleAnswer };
    default:
      return { type: solution.type, ...someRecording };
  }
}
