import type { QuestionForm } from './form-shape.ts';
import { tidy } from './question-form.ts';

export interface Rebased {
  readonly form: QuestionForm;
  readonly both: readonly (keyof QuestionForm)[];
}

/** Applies the user's changes to a newer revision: untouched fields take the newer values. */
export function rebase(base: QuestionForm, typed: QuestionForm, newer: QuestionForm): Rebased {
  const mine = tidy(typed);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const names = Object.keys(newer) as (keyof QuestionForm)[];
  const isMine = (name: keyof QuestionForm) => !isSame(base[name], mine[name]);
  const both = names.filter(
    (name) => isMine(name) && !isSame(base[name], newer[name]) && !isSame(mine[name], newer[name]),
  );
  const changed = Object.fromEntries(names.filter(isMine).map((name) => [name, mine[name]]));
  return { form: { ...newer, ...changed }, both };
}
