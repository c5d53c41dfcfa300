import { catalogue } from '#domain/question-types/catalogue.ts';
import { Alert, AlertTitle, Link, Stack, Typography } from '@mui/material';
import { fieldName, type FieldErrors } from './check-form.ts';
import { fieldId, type Editing } from './editing.ts';
import { maximumOf } from './maximum.ts';
import { mechanismFormOf } from '../mechanisms/forms.ts';
import { noReason } from './form-shape.ts';
import { RecordingPart } from './recording-part.tsx';
import { RowList } from './row-list.tsx';
import { replaced } from './rows.ts';
import { MaterialParts, SharedParts } from './shared-parts.tsx';
import { ReasonPart, TextPart } from './text-part.tsx';

/** Every field of a question of any type. */
export const QuestionFields = (editing: Editing) => {
  const { form, errors, change } = editing;
  const { Fields: KeyFields } = mechanismFormOf(form.type);
  return (
    <Stack spacing={3}>
      <SharedParts {...editing} />
      <MaterialParts {...editing} />
      {catalogue[form.type].hasAudio && <RecordingPart {...editing} />}
      <Typography component="h2" variant="h6">
        Key and reasons
      </Typography>
      <KeyFields {...editing} />
      <TextPart
        label="Explanation: how the answer is found"
        value={form.explanation}
        path="explanation"
        errors={errors}
        lines={3}
        maximum={maximumOf(form.type, 'explanation')}
        onText={(explanation) => change({ explanation })}
      />
      {form.furtherReasons.length > 0 && <FurtherReasons {...editing} />}
    </Stack>
  );
};

const FurtherReasons = ({ form, errors, change }: Editing) => (
  <RowList
    title="Further reasons"
    hint="There are more reasons than things to give a reason for."
    name="Further reason"
    rows={form.furtherReasons}
    onRows={(furtherReasons) => change({ furtherReasons })}
    path="explanations"
    error={errors['explanations']}
    empty={noReason}
  >
    {(reason, index) => (
      <ReasonPart
        of={`further reason ${index + 1}`}
        reason={reason}
        path={`further.${index}`}
        errors={errors}
        onReason={(changed) => change({ furtherReasons: replaced(form.furtherReasons, index, changed) })}
      />
    )}
  </RowList>
);

/** What has to be mended before the question can be saved, each with a way to its field. */
export const ErrorSummary = ({ errors }: { errors: FieldErrors }) => {
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>This cannot be saved yet. Nothing you typed is lost.</AlertTitle>
      {entries.map(([path, message]) => (
        <div key={path}>
          {path === '' ? (
            message
          ) : (
            <>
              <Link component="button" type="button" onClick={() => focusField(path)}>
                {fieldName(path)}
              </Link>
              : {message}
            </>
          )}
        </div>
      ))}
    </Alert>
  );
};

/** Goes to the field, or to the list that it stands in. */
export function focusField(path: string): void {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const field = document.getElementById(fieldId(parts.slice(0, length).join('.')));
    if (!field) continue;
    field.closest('details')?.setAttribute('open', '');
    field.scrollIntoView({ block: 'center' });
    field.focus();
    return;
  }
}
