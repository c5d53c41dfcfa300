import { TextField } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';

interface LinesInputProps {
  readonly source: string;
  readonly label: string;
  readonly hint: string;
}

export const LinesInput = ({ source, label, hint }: LinesInputProps) => {
  const { field, fieldState } = useInput<{ readonly [name: string]: readonly string[] }>({ source });
  const [text, setText] = useState(() => ((field.value as readonly string[] | undefined) ?? []).join('\n'));
  return (
    <TextField
      inputRef={field.ref}
      label={label}
      value={text}
      onBlur={field.onBlur}
      onChange={({ target: { value } }) => {
        setText(value);
        field.onChange(
          value
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        );
      }}
      error={fieldState.invalid}
      helperText={fieldState.invalid ? 'One of these lines is not valid.' : hint}
      multiline
      minRows={2}
      fullWidth
      sx={{ mb: 2 }}
    />
  );
};
