import { isOfKind, kindOf, type QuestionOf } from '#domain/question-types/kinds.ts';
import type { AnswerableCode, Question } from '#domain/question-types/registry.ts';
import { qtiKinds } from '#domain/questions/qti-kinds.ts';
import { multipleChoiceForm, singleChoiceForm } from './choice.ts';
import { gapMatchForm } from './gap-match.ts';
import { hotTextForm } from './hot-text.ts';
import { inlineChoiceForm } from './inline-choice.ts';
import type { Fields, ItemForm, ReadItem, WrittenItem } from './item-form.ts';
import { orderForm } from './order.ts';
import { dictationForm, typedBlanksForm } from './text-entry.ts';

const forms = {
  'single-choice': singleChoiceForm,
  'multiple-choice': multipleChoiceForm,
  reorder: orderForm,
  'word-bank-blanks': gapMatchForm,
  'drop-down-blanks': inlineChoiceForm,
  'typed-blanks': typedBlanksForm,
  dictation: dictationForm,
  'highlight-words': hotTextForm,
} satisfies { readonly [Kind in (typeof qtiKinds)[number]]: ItemForm<QuestionOf<Kind>> };

/** undefined without a QTI interaction for the type. */
export function itemOf(question: Question): WrittenItem | undefined {
  for (const kind of qtiKinds) {
    // The guard makes the cast sound.
    if (isOfKind(kind, question)) return (forms[kind] as ItemForm<Question>).write(question);
  }
  return undefined;
}

/** The fields in an item of a type; undefined without a QTI interaction. @throws NotAPackage */
export function fieldsOf(code: AnswerableCode, item: ReadItem): Fields | undefined {
  const kind = qtiKinds.find((one) => one === kindOf(code));
  return kind && forms[kind].read(item);
}
