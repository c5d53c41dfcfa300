import { kindOf } from '#domain/question-types/kinds.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import { pagesOf } from '../kinds/kinds.ts';
import type { QuestionForm } from './form-shape.ts';
import { emptyForm } from './question-form.ts';

export function newForm(type: AnswerableCode, uid: string): QuestionForm {
  return structuredClone({ ...emptyForm(type), uid, ...pagesOf(type).newValues });
}

export function withType(form: QuestionForm, type: AnswerableCode, uid: string): QuestionForm {
  const hasSameRows =
    (pagesOf(form.type).rowName === 'Option' && pagesOf(type).rowName === 'Option') ||
    kindOf(form.type) === kindOf(type);
  return { ...form, type, uid, rows: hasSameRows ? form.rows : newForm(type, uid).rows };
}

/** The name after the highest existing one: `RSA-0013` after `RSA-0012`. */
export function nextUid(type: AnswerableCode, uids: readonly string[]): string {
  const numbers = uids.filter((uid) => typeOfUid(uid) === type).map((uid) => Number(uid.split('-')[1]));
  return `${type}-${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`;
}
