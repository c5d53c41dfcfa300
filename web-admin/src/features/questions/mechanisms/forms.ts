import { kindOf, type MechanismKind } from '#domain/question-types/kinds.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { dictationForm } from './dictation/form.tsx';
import { dropDownBlanksForm } from './drop-down-blanks/form.tsx';
import { highlightWordsForm } from './highlight-words/form.tsx';
import type { MechanismForm } from './mechanism-form.ts';
import { multipleChoiceForm } from './multiple-choice/form.tsx';
import { reorderForm } from './reorder/form.tsx';
import { singleChoiceForm } from './single-choice/form.tsx';
import { typedBlanksForm } from './typed-blanks/form.tsx';
import { wordBankBlanksForm } from './word-bank-blanks/form.tsx';
import { writtenResponseForm } from './written-response/form.tsx';

/** The form of each kind; a new kind does not compile without its own. */
const forms: { readonly [Kind in MechanismKind]: MechanismForm<Kind> } = {
  'single-choice': singleChoiceForm,
  'multiple-choice': multipleChoiceForm,
  reorder: reorderForm,
  'word-bank-blanks': wordBankBlanksForm,
  'drop-down-blanks': dropDownBlanksForm,
  'typed-blanks': typedBlanksForm,
  'highlight-words': highlightWordsForm,
  dictation: dictationForm,
  'written-response': writtenResponseForm,
};

/** The form of a type; it is given questions of that type alone. */
export function mechanismFormOf(type: AnswerableCode): MechanismForm {
  return forms[kindOf(type)] as unknown as MechanismForm;
}
