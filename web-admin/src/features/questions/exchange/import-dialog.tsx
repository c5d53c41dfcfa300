import { importQuestions } from '#domain/questions/exchange-contract.ts';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { call, textOf } from '#console/core/api.ts';
import { useSameCommand } from '#console/core/use-same-command.ts';
import { ImportInputs, type ImportForm } from './import-inputs.tsx';
import { ImportReport } from './import-report.tsx';
import { faultOfPackage } from './package-file.ts';
import { useNextNumber } from './use-next-number.ts';

export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [titleId, progressId] = [useId(), useId()];
  const refresh = useRefresh();
  const { setFilters } = useListContext();
  const commandFor = useSameCommand();
  const [form, setForm] = useState<ImportForm>({});
  const { file, type } = form;
  const firstNumber = useNextNumber();
  const fault = file && faultOfPackage(file);
  const send = useMutation({
    mutationFn: async (sent: File) => {
      const { name, size, lastModified } = sent;
      // The same file sent again after a broken line is the same command.
      const { commandId } = commandFor({ name, size, lastModified, type, firstNumber });
      const upload = new Blob([sent], { type: 'application/zip' });
      return (await call(importQuestions, { type, firstNumber }, { commandId, upload })).body;
    },
    onSuccess: () => refresh(),
  });
  const report = send.data;
  const isChosen = file !== undefined && fault === undefined;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={send.isPending ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{report ? 'Import results' : 'Import questions'}</DialogTitle>
      <DialogContent tabIndex={0}>
        {report ? (
          <ImportReport {...report} />
        ) : (
          <ImportInputs form={form} fault={fault} isSending={send.isPending} onChange={setForm} />
        )}
        {send.isPending && (
          <Box sx={{ mt: 2 }}>
            <LinearProgress aria-labelledby={progressId} />
            <Typography id={progressId} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              Checking each question against the rules of its type. Large packages take a minute.
            </Typography>
          </Box>
        )}
        {send.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {textOf(send.error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose} disabled={send.isPending}>
          {report ? 'Close' : 'Cancel'}
        </Button>
        {report === undefined && (
          <Button
            variant="contained"
            disabled={!isChosen}
            loading={send.isPending}
            onClick={() => file && send.mutate(file)}
          >
            Import
          </Button>
        )}
        {report && report.landed.length > 0 && (
          <Button
            variant="contained"
            onClick={() => {
              setFilters({ status: 'draft' });
              onClose();
            }}
          >
            See the drafts
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
