import { TextField } from '@mui/material';
import type { FieldErrors } from './check-form.ts';
import { fieldId } from './editing.ts';
import type { ReasonText } from './form-shape.ts';

interface TextPartProps {
  readonly label: string;
  readonly value: string;
  readonly path: string;
  readonly errors: FieldErrors;
  readonly onText: (text: string) => void;
  readonly hint?: string | undefined;
  /** How many lines are seen at least; the field grows with its text. One line without it. */
  readonly lines?: number;
  /** The longest text that the schema takes; told once the text comes near. */
  readonly maximum?: number | undefined;
  readonly list?: string;
}

/** A text of the form with what its schema says against it. */
export const TextPart = (props: TextPartProps) => {
  const { label, value, path, errors, onText, hint, lines = 1, maximum, list } = props;
  const error = errors[path];
  const isNear = maximum !== undefined && value.length > maximum * 0.8;
  const count = isNear ? `${value.length} of ${maximum} characters. ` : '';
  const help = `${count}${error ?? hint ?? ''}`;
  return (
    <TextField
      id={fieldId(path)}
      label={label}
      value={value}
      error={error !== undefined}
      helperText={help === '' ? undefined : help}
      onChange={(event) => onText(event.target.value)}
      {...(lines > 1 && { multiline: true })}
      slotProps={{
        // A plain one, that the browser itself fits to its text: dozens that are measured by script are slow.
        ...(lines > 1 && { input: { inputComponent: 'textarea' } }),
        htmlInput: {
          autoComplete: 'off',
          ...(list !== undefined && { list }),
          ...(lines > 1 && { rows: lines }),
        },
      }}
      sx={{
        m: 0,
        '& textarea': { fieldSizing: 'content', minHeight: `${lines * 1.4375}em`, resize: 'vertical' },
      }}
    />
  );
};

interface ReasonPartProps {
  /** What the reason is about. */
  readonly of: string;
  readonly reason: ReasonText;
  readonly path: string;
  readonly errors: FieldErrors;
  readonly onReason: (reason: ReasonText) => void;
}

/** A reason with the words of the material that decide. */
export const ReasonPart = ({ of, reason, path, errors, onReason }: ReasonPartProps) => (
  <>
    <TextPart
      label={`Reason for ${of}`}
      value={reason.text}
      path={`${path}.text`}
      errors={errors}
      lines={2}
      maximum={1000}
      onText={(text) => onReason({ ...reason, text })}
    />
    <TextPart
      label={`Deciding words for ${of}`}
      value={reason.quote}
      path={`${path}.quote`}
      errors={errors}
      hint="Exactly as the passage or the transcript has them; may stay empty."
      onText={(quote) => onReason({ ...reason, quote })}
    />
  </>
);
