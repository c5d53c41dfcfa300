import { kindOf } from '#domain/question-types/kinds.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { mechanismFormOf } from '../mechanisms/forms.ts';
import { type QuestionForm } from './form-shape.ts';
import { emptyForm } from './question-form.ts';

/** The form of a question that is still to be written, with as many empty rows as its type begins with. */
export function newForm(type: AnswerableCode, uid: string): QuestionForm {
  return { ...emptyForm(type), uid, ...mechanismFormOf(type).empty };
}

/** The same question as one of another type: what both have is kept. */
export function withType(form: QuestionForm, type: AnswerableCode, uid: string): QuestionForm {
  const fresh = newForm(type, uid);
  const keep = <Row>(rows: readonly Row[], empty: readonly Row[]) =>
    rows.length > 0 && empty.length > 0 ? rows : empty;
  return {
    ...form,
    type,
    uid,
    options: keep(form.options, fresh.options),
    paragraphs: keep(form.paragraphs, fresh.paragraphs),
    blanks: kindOf(form.type) === kindOf(type) ? form.blanks : fresh.blanks,
  };
}

/** The name after the highest one that a type has: `RSA-0013` after `RSA-0012`. */
export function nextUid(type: AnswerableCode, uids: readonly string[]): string {
  const numbers = uids.filter((uid) => typeOfUid(uid) === type).map((uid) => Number(uid.split('-')[1]));
  return `${type}-${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
}
