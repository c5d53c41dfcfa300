import { Box, Button, FormHelperText } from '@mui/material';
import { useId, useRef, type Ref } from 'react';
import { megabytes } from '#console/components/uploads/megabytes.ts';
import { maximumBytes, textsOf, type FileKind } from './file-kinds.ts';

interface FileChooserProps {
  readonly kind: FileKind;
  readonly file: File | undefined;
  readonly fault: string | undefined;
  readonly isDisabled: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onChoose: (file: File) => void;
}

export const FileChooser = ({ kind, file, fault, isDisabled, buttonRef, onChoose }: FileChooserProps) => {
  const { accept, file: what } = textsOf[kind];
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const help = file
    ? `${file.name}, ${megabytes(file.size)}`
    : `${what} of up to ${megabytes(maximumBytes)}.`;
  return (
    <Box>
      <Button
        ref={buttonRef}
        variant="outlined"
        disabled={isDisabled}
        aria-describedby={helpId}
        onClick={() => input.current?.click()}
      >
        {file ? 'Choose another file' : 'Choose a file'}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label="File"
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
      <FormHelperText id={helpId} role="status" error={fault !== undefined} sx={{ overflowWrap: 'anywhere' }}>
        {fault ?? help}
      </FormHelperText>
    </Box>
  );
};
