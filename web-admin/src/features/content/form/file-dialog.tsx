import { uploadContentFile } from '#domain/content/file-contract.ts';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  TextField,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { call, textOf } from '#console/core/api.ts';
import { useSameCommand } from '#console/core/use-same-command.ts';

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
    hint: 'What the picture shows, for readers who cannot see it. Required.',
    accept: 'image/jpeg,image/png,.jpg,.jpeg,.png',
    wrong: 'File not valid (must be: jpg - jpeg - png)',
    types: ['image/jpeg', 'image/png'],
  },
  pdf: {
    title: 'Add a PDF',
    label: 'Link text',
    hint: 'What readers press to open the file.',
    accept: 'application/pdf,.pdf',
    wrong: 'File not valid (must be: pdf)',
    types: ['application/pdf'],
  },
} as const;

export const FileDialog = ({ kind, onClose, onUploaded }: FileDialogProps) => {
  const { title, label, hint, accept, wrong, types } = texts[kind];
  const [words, setWords] = useState('');
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const commandFor = useSameCommand();
  const titleId = useId();

  const send = async () => {
    const said = words.trim();
    if (!file || said === '') {
      setProblem(file ? `${label}: fill this in.` : 'Choose a file.');
      return;
    }
    setSending(true);
    setProblem(undefined);
    try {
      const { name, size, lastModified } = file;
      const { body } = await call(
        uploadContentFile,
        {},
        { ...commandFor({ name, size, lastModified }), upload: new Blob([file], { type: file.type }) },
      );
      const safe = said.replaceAll(/[[\]\\]/g, String.raw`\$&`);
      onUploaded(`${kind === 'picture' ? '!' : ''}[${safe}](${body.address})`, {
        address: body.address,
        words: said,
      });
    } catch (error) {
      setProblem(textOf(error));
      setSending(false);
    }
  };

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const isFit = (types as readonly string[]).includes(chosen.type);
    setFile(isFit ? chosen : undefined);
    setProblem(isFit ? undefined : wrong);
  };

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={isSending ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Button variant="outlined" disabled={isSending} onClick={() => chooser.current?.click()}>
          {file ? `Replace ${file.name}` : 'Choose a file'}
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
            choose(chosen);
          }}
        />
        <TextField
          label={label}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          helperText={hint}
          required
          fullWidth
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        {isSending && <LinearProgress aria-label="Upload" sx={{ mt: 2 }} />}
        {problem !== undefined && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose} disabled={isSending}>
          Cancel
        </Button>
        <Button variant="contained" onClick={() => void send()} loading={isSending}>
          Upload
        </Button>
      </DialogActions>
    </Dialog>
  );
};
