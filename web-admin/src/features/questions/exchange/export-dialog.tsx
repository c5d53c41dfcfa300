import type { InputOf } from '#domain/core/contract.ts';
import { exportQuestions, type PackageFormat } from '#domain/questions/exchange-contract.ts';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { textOf } from '#console/core/api.ts';
import { download } from '#console/core/download.ts';
import { saveFile } from '#console/core/save-file.ts';
import { questionsInWords } from './words.ts';

export interface Selection {
  readonly filter: InputOf<typeof exportQuestions>['filter'];
  readonly count: number;
}

const formats: Readonly<Record<PackageFormat, { readonly label: string; readonly hint: string }>> = {
  qti: {
    label: 'QTI 3.0, for other tools',
    hint: '12 types: choice, reorder, blanks, dictation and highlighted words. Other types are left out.',
  },
  json: { label: 'JSON, for Ninety', hint: 'All types.' },
};

export const ExportDialog = ({ filter, count, onClose }: Selection & { readonly onClose: () => void }) => {
  const notify = useNotify();
  const titleId = useId();
  const [format, setFormat] = useState<PackageFormat>('qti');
  const save = useMutation({
    mutationFn: () => download(exportQuestions, { filter, format }),
    onSuccess: (file) => {
      saveFile(file, file.name);
      notify('The package is in your downloads.', { type: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={save.isPending ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Export {questionsInWords(count)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          The package contains the keys and recordings. Do not give it to students.
        </DialogContentText>
        <RadioGroup
          aria-label="Format"
          value={format}
          onChange={(_event, chosen) => setFormat(chosen as PackageFormat)}
        >
          {Object.entries(formats).map(([value, { label, hint }]) => (
            <div key={value}>
              <FormControlLabel value={value} label={label} control={<Radio />} disabled={save.isPending} />
              <FormHelperText sx={{ ml: 4, mt: -0.5, mb: 1 }}>{hint}</FormHelperText>
            </div>
          ))}
        </RadioGroup>
        {save.error && <Alert severity="error">{textOf(save.error)}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose} disabled={save.isPending}>
          Cancel
        </Button>
        <Button variant="contained" loading={save.isPending} onClick={() => save.mutate()}>
          Save package
        </Button>
      </DialogActions>
    </Dialog>
  );
};
