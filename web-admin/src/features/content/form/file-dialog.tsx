import { uploadContentFile } from '#domain/content/file-contract.ts';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  Stack,
  TextField,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { megabytes } from '#console/components/uploads/megabytes.ts';
import { UploadStatus } from '#console/components/uploads/upload-status.tsx';
import { useUpload } from '#console/components/uploads/use-upload.ts';
import { call, failureOf } from '#console/core/api.ts';

interface FileDialogProps {
  readonly kind: 'picture' | 'pdf';
  readonly onClose: () => void;
  /** @param markdown to be inserted @param file its address and its words, as typed */
  readonly onUploaded: (markdown: string, file: { readonly address: string; readonly words: string }) => void;
}

const texts = {
  picture: {
    title: 'Add a picture',
    label: 'Alternative text',
    hint: 'What the picture shows, for readers who cannot see it.',
    accept: 'image/jpeg,image/png,.jpg,.jpeg,.png',
    file: 'A jpg or png file',
    wrong: 'File not valid (must be: jpg - jpeg - png)',
    types: ['image/jpeg', 'image/png'],
  },
  pdf: {
    title: 'Add a PDF',
    label: 'Link text',
    hint: 'What readers press to open the file.',
    accept: 'application/pdf,.pdf',
    file: 'A PDF file',
    wrong: 'File not valid (must be: pdf)',
    types: ['application/pdf'],
  },
} as const;

const { maximumBytes } = uploadContentFile.upload;

export const FileDialog = ({ kind, onClose, onUploaded }: FileDialogProps) => {
  const { title, label, hint, accept, file: what, wrong, types } = texts[kind];
  const [words, setWords] = useState('');
  const [file, setFile] = useState<File>();
  const [isChecked, setChecked] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const wordsField = useRef<HTMLInputElement>(null);
  const titleId = useId();

  const faultOf = ({ name, type, size }: File) => {
    if (!(types as readonly string[]).includes(type)) return wrong;
    if (size === 0) return `${name} is empty. Choose another file.`;
    if (size > maximumBytes)
      return `${name} has ${megabytes(size)}, and ${megabytes(maximumBytes)} is the limit. Choose a smaller file.`;
    return undefined;
  };
  const said = words.trim();
  const fileFault = file ? faultOf(file) : isChecked ? 'Choose a file.' : undefined;
  const wordsFault = isChecked && said === '' ? `${label}: fill this in.` : undefined;

  const { state, send, cancel } = useUpload({
    faultOf,
    upload: async (chosen, options) => {
      try {
        return (await call(uploadContentFile, {}, { ...options, upload: chosen })).body.address;
      } catch (error) {
        // The general text of this code names pictures alone.
        throw failureOf(error).code === 'file_not_valid' ? new Error(wrong, { cause: error }) : error;
      }
    },
    onUploaded: (address) => {
      const safe = said.replaceAll(/[[\]\\]/g, String.raw`\$&`);
      onUploaded(`${kind === 'picture' ? '!' : ''}[${safe}](${address})`, { address, words: said });
    },
  });
  const isSending = state.phase === 'sending';

  const submit = () => {
    setChecked(true);
    if (!file || fileFault !== undefined) chooseButton.current?.focus();
    else if (said === '') wordsField.current?.focus();
    else void send(file);
  };

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={isSending ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Box>
            <Button
              ref={chooseButton}
              variant="outlined"
              disabled={isSending}
              aria-describedby={`${titleId}-file`}
              onClick={() => chooser.current?.click()}
            >
              {file ? 'Choose another file' : 'Choose a file'}
            </Button>
            <input
              ref={chooser}
              type="file"
              accept={accept}
              aria-label="File"
              hidden
              onChange={({ currentTarget }) => {
                const [chosen] = currentTarget.files ?? [];
                currentTarget.value = '';
                if (chosen) setFile(chosen);
              }}
            />
            <FormHelperText
              id={`${titleId}-file`}
              role="status"
              error={fileFault !== undefined}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {fileFault ??
                (file
                  ? `${file.name}, ${megabytes(file.size)}`
                  : `${what} of up to ${megabytes(maximumBytes)}.`)}
            </FormHelperText>
          </Box>
          <TextField
            label={label}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            disabled={isSending}
            error={wordsFault !== undefined}
            helperText={wordsFault ?? hint}
            required
            fullWidth
            inputRef={wordsField}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <UploadStatus state={state} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={isSending ? cancel : onClose}>{isSending ? 'Cancel upload' : 'Cancel'}</Button>
        <Button variant="contained" onClick={submit} loading={isSending}>
          Upload
        </Button>
      </DialogActions>
    </Dialog>
  );
};
