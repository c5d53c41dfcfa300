import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { Alert, AlertTitle, Link } from '@mui/material';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import { capitalized } from '#domain/core/text/capitalized.ts';
import { materialName, pagesOf } from '../kinds/kinds.ts';
import type { QuestionForm } from './form-shape.ts';

export const ErrorSummary = () => {
  const { formState, getValues, setFocus } = useFormContext<QuestionForm>();
  const errors = messagesIn(formState.errors);
  if (errors.length === 0) return null;
  const type = getValues('type');
  const goTo = (path: string) => {
    const list = document.getElementById(path);
    // The error may belong to a list, which is not a field.
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
  words: 'Word bank',
  wordReasons: 'Reasons of words',
  sampleAnswer: 'Sample answer',
  sentences: 'Sentence',
  track: 'Recording',
  furtherReasons: 'Further reason',
  written: 'What answers are scored by',
  'written.bands': 'Points of the sample answer',
  'written.keyPoints': 'Key point',
  'written.weakerAnswers': 'Weaker answer',
  'written.register': 'Tone towards the reader',
  spoken: 'Picture, accepted answers or model reading',
  'spoken.image': 'Picture',
  'spoken.imageText': 'Alternative text',
  'spoken.accepted': 'What counts as the answer',
  'spoken.modelTrack': 'File of the model reading',
  'spoken.modelSentences': 'Model reading, sentence',
};

/** `Option 3` for `rows.2.text`: users count from one. */
export function fieldName(type: AnswerableCode, path: string): string {
  if (path === 'topic') return materialName(type);
  const steps = path.split('.');
  const depth = steps.length > 1 && names[steps.slice(0, 2).join('.')] !== undefined ? 2 : 1;
  const field = steps.slice(0, depth).join('.');
  const [place, part] = steps.slice(depth);
  const number = Number(place) + 1;
  if (field === 'wordReasons' && place !== undefined) return `Reason of word ${number}`;
  const name = field === 'rows' ? (pagesOf(type).rowName ?? 'Row') : (names[field] ?? capitalized(field));
  if (place === undefined) return lists.has(field) ? `${name}s` : name;
  if (Number.isNaN(number)) return name;
  return part === 'reason' ? `Reason of ${name.toLowerCase()} ${number}` : `${name} ${number}`;
}

const lists = new Set(['rows', 'sentences', 'furtherReasons', 'written.keyPoints', 'written.weakerAnswers']);
