import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { Alert, AlertTitle, Link } from '@mui/material';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import { capitalized } from '#domain/core/text/capitalized.ts';
import { pagesOf } from '../kinds/kinds.ts';
import type { QuestionForm } from './form-shape.ts';

export const ErrorSummary = () => {
  const { formState, getValues, setFocus } = useFormContext<QuestionForm>();
  const errors = messagesIn(formState.errors);
  if (errors.length === 0) return null;
  const type = getValues('type');
  const goTo = (path: string) => {
    const list = document.getElementById(path);
    // Where the error is that of a list, which is no field.
    if (list) list.focus();
    else setFocus(path as 'title');
  };
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>This cannot be saved yet. Nothing you typed is lost.</AlertTitle>
      {errors.map(([path, message]) => (
        <div key={path}>
          {path !== '' && (
            <>
              <Link component="button" type="button" onClick={() => goTo(path)}>
                {fieldName(type, path)}
              </Link>
              {': '}
            </>
          )}
          {message}
        </div>
      ))}
    </Alert>
  );
};

export function messagesIn(
  errors: FieldErrors,
  path: readonly string[] = [],
): [path: string, message: string][] {
  return Object.entries(errors).flatMap(([name, error]): [string, string][] => {
    if (typeof error !== 'object') return [];
    const place = name === 'root' ? path : [...path, name];
    const { message } = error;
    if (typeof message === 'string') return [[place.join('.'), message]];
    return messagesIn(error as FieldErrors, place);
  });
}

const names: Readonly<Record<string, string>> = {
  uid: 'Name',
  topic: 'Material',
  words: 'Word bank',
  wordReasons: 'Exchanged words',
  sampleAnswer: 'Sample answer',
  sentences: 'Sentence',
  track: 'Recording',
  furtherReasons: 'Further reason',
};

/** `Option 3` for `rows.2.text`: people count from one. */
export function fieldName(type: AnswerableCode, path: string): string {
  const [field = '', place, part] = path.split('.');
  if (field === 'wordReasons' && place !== undefined) return `Reason of word ${Number(place) + 1}`;
  const name = field === 'rows' ? (pagesOf(type).rowName ?? 'Row') : (names[field] ?? capitalized(field));
  if (place === undefined) return field === 'rows' ? `${name}s` : name;
  return part === 'reason'
    ? `Reason of ${name.toLowerCase()} ${Number(place) + 1}`
    : `${name} ${Number(place) + 1}`;
}
