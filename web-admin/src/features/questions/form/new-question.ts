import { typeOfUid } from '#domain/question-types/type-code.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { partsOf } from './parts.ts';
import {
  emptyBlank,
  emptyOption,
  emptyParagraph,
  noReason,
  type BlankRow,
  type QuestionForm,
} from './question-form.ts';

const times = <Row>(count: number, row: Row): Row[] => Array.from({ length: count }, () => row);

/** The form of a question that is still to be written, with as many empty rows as its type begins with. */
export function newForm(type: AnswerableCode, uid: string): QuestionForm {
  return {
    type,
    uid,
    title: '',
    topic: '',
    difficulty: 3,
    topics: [],
    free: false,
    prediction: false,
    explanation: '',
    question: '',
    words: '',
    track: '',
    transcript: '',
    sentences: [],
    wordReasons: {},
    furtherReasons: [],
    ...emptyRows(type),
  };
}

function emptyRows(type: AnswerableCode): Pick<QuestionForm, 'options' | 'paragraphs' | 'blanks'> {
  const none = { options: [], paragraphs: [], blanks: [] };
  switch (partsOf(type).key) {
    case 'oneOption':
      return { ...none, options: times(4, emptyOption) };
    case 'severalOptions':
      return { ...none, options: times(5, emptyOption) };
    case 'paragraphs':
      return { ...none, paragraphs: times(4, emptyParagraph) };
    case 'dropDowns':
      return { ...none, blanks: times(4, emptyDropDown) };
    case 'wordBank':
    case 'typedBlanks':
      return { ...none, blanks: times(4, emptyBlank) };
    case 'exchangedWords':
    case 'dictation':
      return none;
  }
}

export const emptyDropDown: BlankRow = {
  right: '',
  choices: times(5, { text: '', isRight: false }),
  reason: noReason,
};

/** The same question as one of another type: what both have is kept. */
export function withType(form: QuestionForm, type: AnswerableCode, uid: string): QuestionForm {
  const fresh = newForm(type, uid);
  const keep = <Row>(rows: readonly Row[], empty: readonly Row[]) =>
    rows.length > 0 && empty.length > 0 ? rows : empty;
  const isSameKey = partsOf(form.type).key === partsOf(type).key;
  return {
    ...form,
    type,
    uid,
    options: keep(form.options, fresh.options),
    paragraphs: keep(form.paragraphs, fresh.paragraphs),
    blanks: isSameKey ? form.blanks : fresh.blanks,
  };
}

/** The name after the highest one that a type has: `RSA-0013` after `RSA-0012`. */
export function nextUid(type: AnswerableCode, uids: readonly string[]): string {
  const numbers = uids.filter((uid) => typeOfUid(uid) === type).map((uid) => Number(uid.split('-')[1]));
  return `${type}-${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
}
