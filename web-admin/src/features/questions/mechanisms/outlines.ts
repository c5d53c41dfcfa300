import type { MechanismKind } from '#domain/question-types/kinds.ts';
import { kindOf } from '#domain/question-types/kinds.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { dictationOutline } from './dictation/outline.ts';
import { dropDownBlanksOutline } from './drop-down-blanks/outline.ts';
import { highlightWordsOutline } from './highlight-words/outline.ts';
import { multipleChoiceOutline } from './multiple-choice/outline.ts';
import { reorderOutline } from './reorder/outline.ts';
import { singleChoiceOutline } from './single-choice/outline.ts';
import { typedBlanksOutline } from './typed-blanks/outline.ts';
import { wordBankBlanksOutline } from './word-bank-blanks/outline.ts';
import { writtenResponseOutline } from './written-response/outline.ts';
import type { MechanismOutline } from './mechanism-outline.ts';

/** The outline of each kind; a new kind does not compile without its own. */
const outlines: { readonly [Kind in MechanismKind]: MechanismOutline<Kind> } = {
  'single-choice': singleChoiceOutline,
  'multiple-choice': multipleChoiceOutline,
  reorder: reorderOutline,
  'word-bank-blanks': wordBankBlanksOutline,
  'drop-down-blanks': dropDownBlanksOutline,
  'typed-blanks': typedBlanksOutline,
  'highlight-words': highlightWordsOutline,
  dictation: dictationOutline,
  'written-response': writtenResponseOutline,
};

const outlineFor = ({ type }: Question) => outlines[kindOf(type)] as MechanismOutline<MechanismKind>;

/** The key of a question as text. */
export const keyOutline = (question: Question) => outlineFor(question).keyOf(question);

/** What each reason of a question is about, in their order. */
export const thingsWithReasons = (question: Question) => outlineFor(question).thingsWithReasons(question);
