import { kindOf, type MechanismKind, type QuestionOf } from '#domain/question-types/kinds.ts';
import type { Question } from '#domain/question-types/registry.ts';
import type { ComponentType } from 'react';
import { DictationKey } from './dictation/key.tsx';
import { DropDownBlanksKey } from './drop-down-blanks/key.tsx';
import { HighlightWordsKey } from './highlight-words/key.tsx';
import { MultipleChoiceKey } from './multiple-choice/key.tsx';
import { ReorderKey } from './reorder/key.tsx';
import { SingleChoiceKey } from './single-choice/key.tsx';
import { TypedBlanksKey } from './typed-blanks/key.tsx';
import { WordBankBlanksKey } from './word-bank-blanks/key.tsx';
import { WrittenResponseKey } from './written-response/key.tsx';

type KeyOf<Kind extends MechanismKind> = ComponentType<{ readonly question: QuestionOf<Kind> }>;

/** How the key of each kind is shown; a new kind does not compile without its own. */
const keys: { readonly [Kind in MechanismKind]: KeyOf<Kind> } = {
  'single-choice': SingleChoiceKey,
  'multiple-choice': MultipleChoiceKey,
  reorder: ReorderKey,
  'word-bank-blanks': WordBankBlanksKey,
  'drop-down-blanks': DropDownBlanksKey,
  'typed-blanks': TypedBlanksKey,
  'highlight-words': HighlightWordsKey,
  dictation: DictationKey,
  'written-response': WrittenResponseKey,
};

/** What is right in a question, and why. */
export const Key = ({ question }: { question: Question }) => {
  // The code in the question, which chooses its kind, is what makes the cast true.
  const KeyOfKind = keys[kindOf(question.type)] as ComponentType<{ readonly question: Question }>;
  return <KeyOfKind question={question} />;
};
