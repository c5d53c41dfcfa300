import { questionToSaveSchema } from '#domain/question-types/question-limits.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { z } from 'zod';
import { plainError } from '#console/components/forms/resolver.ts';
import { pagesOf } from '../kinds/kinds.ts';
import type { QuestionForm } from './form-shape.ts';
import { formOf, questionIn, reasonPaths } from './question-form.ts';

export const formSchema: z.ZodType<Question, QuestionForm> = z
  .custom<QuestionForm>()
  .transform((form, context): Question => {
    const parsed = questionToSaveSchema.safeParse(questionIn(form), { error: plainly });
    if (parsed.success) return parsed.data;
    for (const [place, message] of errorsIn(form, parsed.error)) {
      context.issues.push({ code: 'custom', input: form, path: place.split('.'), message });
    }
    return z.NEVER;
  });

function errorsIn(form: QuestionForm, { issues }: z.ZodError): ReadonlyMap<string, string> {
  const firsts = new Map(issues.toReversed().map((issue) => [issue.path.join('.'), issue]));
  const errors = new Map<string, string>();
  for (const { path, message } of [...firsts.values()].toReversed()) {
    const place = placeInForm(form, path).join('.');
    const said = errors.get(place);
    errors.set(place, said === undefined ? message : `${said} ${message}`);
  }
  return errors;
}

/** The form field of a question field: `rows.2.text` for `multichoice.2`, `root` for the whole question. */
function placeInForm(form: QuestionForm, path: readonly PropertyKey[]): PropertyKey[] {
  const [field, ...rest] = path;
  if (field === undefined) return ['root'];
  if (field === 'explanations') {
    const [index, ...part] = rest;
    const place = reasonPaths(form)[Number(index)];
    return place === undefined ? ['furtherReasons'] : [...place.split('.'), ...part];
  }
  const place = pagesOf(form.type).places[String(field)];
  if (place === undefined) return [...path];
  if (typeof place === 'function') return place(rest);
  const steps: PropertyKey[] = [];
  for (const step of place.split('.')) {
    const next = step === '*' ? rest.shift() : step;
    if (next === undefined) break;
    steps.push(next);
  }
  return steps;
}

export function errorsOfServer(
  question: Question,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const form = formOf(question);
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => {
      const path = name.split('.').filter((part, index) => index > 0 || part !== 'question');
      return [placeInForm(form, path).join('.'), message];
    }),
  );
}

/** The messages of other forms, and specific ones for the fields of a question. */
function plainly(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return missing(issue.path?.at(0));
  return issue.code === 'invalid_format' ? 'Fill this in.' : plainError(issue);
}

function missing(field: PropertyKey | undefined): string {
  if (field === 'correctIndex') return 'Mark the right option.';
  if (field === 'correctAnswers') return 'Mark the right word.';
  return field === 'sentences' ? 'Enter whole milliseconds.' : 'Fill this in.';
}
