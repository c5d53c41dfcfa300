import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { useId } from 'react';
import { UploadStatus } from '#console/components/uploads/upload-status.tsx';
import { FileChooser } from './file-chooser.tsx';
import { textsOf, type FileKind } from './file-kinds.ts';
import { useFileForm, type OnUploaded } from './use-file-form.ts';

interface FileDialogProps {
  readonly kind: FileKind;
  readonly onClose: () => void;
  readonly onUploaded: OnUploaded;
}

export const FileDialog = ({ kind, onClose, onUploaded }: FileDialogProps) => {
  const { title, label, hint } = textsOf[kind];
  const form = useFileForm(kind, onUploaded);
  const titleId = useId();
  const isSending = form.state.phase === 'sending';
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={isSending ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FileChooser
            kind={kind}
            file={form.file}
            fault={form.fileFault}
            isDisabled={isSending}
            buttonRef={form.chooseButton}
            onChoose={form.setFile}
          />
          <TextField
            label={label}
            value={form.words}
            onChange={({ target }) => form.setWords(target.value)}
            disabled={isSending}
            error={form.wordsFault !== undefined}
            helperText={form.wordsFault ?? hint}
            required
            fullWidth
            inputRef={form.wordsField}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <UploadStatus state={form.state} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={isSending ? form.cancel : onClose}>{isSending ? 'Cancel upload' : 'Cancel'}</Button>
        <Button variant="contained" onClick={form.submit} loading={isSending}>
          Upload
        </Button>
      </DialogActions>
    </Dialog>
  );
};
