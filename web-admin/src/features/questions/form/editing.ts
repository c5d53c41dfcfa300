import type { FieldErrors } from './check-form.ts';
import type { QuestionForm } from './form-shape.ts';

/** What each part of the form is given. */
export interface Editing {
  readonly form: QuestionForm;
  readonly errors: FieldErrors;
  readonly change: (fields: Partial<QuestionForm>) => void;
}

/** The id of a field in the page; a path such as `multichoice.2` names the field to the schema. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}
