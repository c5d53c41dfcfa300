import { catalogue } from '#domain/question-types/catalogue.ts';
import { answerableCodes, type AnswerableCode } from '#domain/question-types/registry.ts';
import { canBeItem } from '#domain/questions/qti-kinds.ts';
import { Button, FormHelperText, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useRef } from 'react';

export interface ImportForm {
  readonly file?: File;
  readonly type?: AnswerableCode;
}

interface ImportInputsProps {
  readonly form: ImportForm;
  readonly fault: string | undefined;
  readonly isSending: boolean;
  readonly onChange: (form: ImportForm) => void;
}

const itemCodes = answerableCodes.filter(canBeItem);

export const ImportInputs = ({ form, fault, isSending, onChange }: ImportInputsProps) => {
  const { file, type } = form;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
      <Typography color="text.secondary">
        Each question is checked as if you saved it here. New questions become drafts, with their recordings.
        Questions already in the bank do not change.
      </Typography>
      <div>
        <Button variant="outlined" disabled={isSending} onClick={() => chooser.current?.click()}>
          {file ? 'Choose another package' : 'Choose a package'}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="application/zip,.zip"
          hidden
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            // Reset the input, so that the admin can choose the same file again.
            currentTarget.value = '';
            if (chosen) onChange({ ...form, file: chosen });
          }}
        />
        <FormHelperText error={fault !== undefined} sx={{ overflowWrap: 'anywhere' }}>
          {fault ?? file?.name ?? 'A zip file with QTI 3.0 items or Ninety’s JSON.'}
        </FormHelperText>
      </div>
      <TextField
        select
        fullWidth
        label="Type of items from other tools"
        value={type ?? ''}
        disabled={isSending}
        onChange={({ target: { value } }) => {
          const chosen = itemCodes.find((code) => code === value);
          onChange({ ...(file && { file }), ...(chosen && { type: chosen }) });
        }}
        helperText="Their names continue after the last number in the bank."
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">Detect automatically</MenuItem>
        {itemCodes.map((code) => (
          <MenuItem key={code} value={code}>
            {code} {catalogue[code].name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
};
