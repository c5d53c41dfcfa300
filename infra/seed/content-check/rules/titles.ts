import { catalogue } from '#domain/question-types/catalogue.ts';
import { forQuestion, kindOf } from '#domain/question-types/kinds.ts';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { eachQuestion, finding, type Finding } from '../rule.ts';
import { sharedStems } from '../texts.ts';

/** What is to be found out, with what is shown beside it. */
interface Secret {
  readonly right: readonly string[];
  /** Neither a title nor a topic may use a word of the secret. */
  readonly isHeard: boolean;
  readonly shown: string;
}

const nothing: Secret = { right: [], isHeard: false, shown: '' };

const secretOf = forQuestion<Secret>({
  'single-choice': ({ type, multichoice, correctIndex }) => ({
    right: multichoice.slice(correctIndex, correctIndex + 1),
    // The words that end a recording are found by what went before them.
    isHeard: catalogue[type].endsInBeep,
    shown: multichoice.filter((_option, index) => index !== correctIndex).join(' '),
  }),
  'multiple-choice': ({ multichoice, correctIndexes }) => ({
    ...nothing,
    right: correctIndexes.map((index) => multichoice[index] ?? ''),
  }),
  reorder: () => nothing,
  'word-bank-blanks': () => nothing,
  'drop-down-blanks': () => nothing,
  'typed-blanks': ({ correctAnswers }) => ({ right: correctAnswers, isHeard: true, shown: '' }),
  dictation: ({ transcript }) => ({ right: [transcript], isHeard: true, shown: '' }),
  'highlight-words': () => nothing,
  'written-response': () => nothing,
  'spoken-response': ({ type, correctAnswers, transcript = '' }) => ({
    right: spokenTask[type] === 'repeat' ? [transcript] : correctAnswers,
    isHeard: true,
    shown: '',
  }),
});

function tells(field: string, text: string, { right, shown }: Secret): Finding[] {
  const innocent = new Set(sharedStems(text, shown));
  const told = sharedStems(text, right.join(' ')).filter((stem) => !innocent.has(stem));
  return finding(told.length > 0, field, `tells of the answer (${told.join(', ')}): find other words`);
}

/** A title, and the line that says what a recording is about, give nothing of the answer away. */
export const titlesRule = eachQuestion((question) => {
  const plain = (text: string) => text.toLowerCase().replace(/[.?]$/, '');
  const secret = secretOf(question);
  const isChoice = ['single-choice', 'multiple-choice'].includes(kindOf(question.type));
  // The topic of a text with blanks is the text itself.
  const announced =
    kindOf(question.type) === 'typed-blanks' ? (['title'] as const) : (['title', 'topic'] as const);
  return [
    ...finding(
      isChoice && secret.right.some((option) => plain(option).includes(plain(question.title))),
      'title',
      'stands in the right option: find another',
    ),
    ...(secret.isHeard ? announced.flatMap((field) => tells(field, question[field], secret)) : []),
  ];
});
