import type { Section, TypeCode } from './type-code.ts';

/** The five category colours and the default, as names of the theme: specification, document 2, section 9. */
export type CategoryColor = 'blue' | 'green' | 'yellow' | 'red' | 'purple' | 'slate';

/** A line of the statistics that describe a type: `visualLabel` is `n/5` or a quantity; `color` follows the scale. */
export interface TypeStat {
  readonly title: 'Difficulty' | 'Quantity' | 'Timing' | 'Importance';
  readonly textValue: string;
  readonly visualLabel: string;
  readonly color: 'green' | 'amber' | 'red';
}

/**
 * What the platform knows of a question type. Field names are the specification's (document 2, section 3),
 * `abreviation` in its spelling. Times are seconds.
 */
export interface TypeEntry {
  readonly abreviation: string;
  readonly uid: TypeCode;
  readonly name: string;
  readonly section: Section;
  readonly color: CategoryColor;
  readonly layout: 'singleAnswer' | 'reorder' | 'dropDownBlanks' | 'dictation';
  readonly targetTime: number;
  readonly showAnswerButton: boolean;
  readonly waitAudioDidEnd: boolean;
  readonly importantExercise: boolean;
  readonly skillsAssessed: readonly Section[];
  readonly description: string;
  /** The instruction on top of the exercise. */
  readonly task: string;
  readonly stats: readonly TypeStat[];
}

type Level = 1 | 2 | 3 | 4 | 5;
const difficultyColor = (level: Level) => (level <= 2 ? 'green' : level === 3 ? 'amber' : 'red');

function stats(difficulty: Level, quantity: string, timing: string, importance: Level): TypeStat[] {
  const many = Number.parseInt(quantity, 10);
  const minutes = Number.parseInt(timing, 10);
  return [
    {
      title: 'Difficulty',
      textValue: difficulty <= 2 ? 'Easy' : difficulty === 3 ? 'Medium' : 'Hard',
      visualLabel: `${difficulty}/5`,
      color: difficultyColor(difficulty),
    },
    {
      title: 'Quantity',
      textValue: `${quantity} per exam`,
      visualLabel: quantity,
      color: many <= 3 ? 'green' : many <= 5 ? 'amber' : 'red',
    },
    {
      title: 'Timing',
      textValue: timing,
      visualLabel: timing,
      color: minutes <= 1 ? 'green' : minutes === 2 ? 'amber' : 'red',
    },
    {
      title: 'Importance',
      textValue: importance <= 2 ? 'Low' : importance === 3 ? 'Average' : 'High',
      visualLabel: `${importance}/5`,
      color: difficultyColor(importance),
    },
  ];
}

/** The catalogue. Numbers: specification, document 2, section 9; texts are our own. */
export const catalogue: { readonly [Code in TypeCode]: TypeEntry } = {
  RSA: {
    abreviation: 'SA',
    uid: 'RSA',
    name: 'Single Answer',
    section: 'reading',
    color: 'blue',
    layout: 'singleAnswer',
    targetTime: 120,
    showAnswerButton: false,
    waitAudioDidEnd: false,
    importantExercise: false,
    skillsAssessed: ['reading'],
    description: 'Read a passage and choose the one right answer.',
    task: 'Read the text and answer the question by choosing one option. Only one option is right.',
    stats: stats(2, '2-3', '2 min', 1),
  },
  RRP: {
    abreviation: 'RP',
    uid: 'RRP',
    name: 'Re-order Paragraphs',
    section: 'reading',
    color: 'blue',
    layout: 'reorder',
    targetTime: 90,
    showAnswerButton: true,
    waitAudioDidEnd: false,
    importantExercise: false,
    skillsAssessed: ['reading'],
    description: 'Put the parts of a text back into their order.',
    task: 'The paragraphs below have lost their order. Put them back in the right order.',
    stats: stats(3, '4-5', '2 min', 2),
  },
  RFB: {
    abreviation: 'FB',
    uid: 'RFB',
    name: 'R/W Fill in Blanks',
    section: 'reading',
    color: 'blue',
    layout: 'dropDownBlanks',
    targetTime: 180,
    showAnswerButton: true,
    waitAudioDidEnd: false,
    importantExercise: true,
    skillsAssessed: ['reading', 'writing'],
    description: 'Choose the word that fits each blank of a text.',
    task: 'Some words are missing from the text. Choose the word that fits each blank.',
    stats: stats(4, '5-6', '3 min', 5),
  },
  LWD: {
    abreviation: 'WD',
    uid: 'LWD',
    name: 'Write From Dictation',
    section: 'listening',
    color: 'yellow',
    layout: 'dictation',
    targetTime: 40,
    showAnswerButton: false,
    waitAudioDidEnd: true,
    importantExercise: true,
    skillsAssessed: ['listening', 'writing'],
    description: 'Listen to a sentence and type it word for word.',
    task: 'You will hear a sentence. Type it exactly as you hear it. In the exam you hear it once.',
    stats: stats(3, '3-4', '1 min', 5),
  },
};
