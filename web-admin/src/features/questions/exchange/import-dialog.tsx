import { importQuestions } from '#domain/questions/exchange-contract.ts';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import { UploadStatus } from '#console/components/uploads/upload-status.tsx';
import { useUpload } from '#console/components/uploads/use-upload.ts';
import { call } from '#console/core/api.ts';
import { ImportInputs, type ImportForm } from './import-inputs.tsx';
import { ImportReport } from './import-report.tsx';
import { faultOfPackage } from './package-file.ts';
import { useNextNumber } from './use-next-number.ts';

export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const titleId = useId();
  const refresh = useRefresh();
  const { setFilters } = useListContext();
  const [form, setForm] = useState<ImportForm>({});
  const { file, type } = form;
  const firstNumber = useNextNumber();
  const fault = file && faultOfPackage(file);
  const { state, send, cancel } = useUpload({
    of: { type, firstNumber },
    faultOf: faultOfPackage,
    upload: async (sent, options) => {
      const upload = new Blob([sent], { type: 'application/zip' });
      return (await call(importQuestions, { type, firstNumber }, { ...options, upload })).body;
    },
    onUploaded: () => refresh(),
  });
  const isSending = state.phase === 'sending';
  const report = state.phase === 'done' ? state.uploaded : undefined;
  const isChosen = file !== undefined && fault === undefined;
  const close = () => {
    // The server may have imported a package even though its answer did not arrive.
    if (state.phase === 'canceled' || state.phase === 'failed') refresh();
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={isSending ? undefined : close} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{report ? 'Import results' : 'Import questions'}</DialogTitle>
      <DialogContent tabIndex={0}>
        {report ? (
          <ImportReport {...report} />
        ) : (
          <Stack spacing={2}>
            <ImportInputs form={form} fault={fault} isSending={isSending} onChange={setForm} />
            <UploadStatus
              state={state}
              afterwards="Checking each question against the rules of its type. Large packages take a minute."
            />
            {state.phase === 'canceled' && (
              <Alert severity="info" role="status">
                {state.wasSent
                  ? 'You canceled after the package was sent, so its questions may be in the bank. Close this dialog and look at the drafts before you import it again.'
                  : 'You canceled before the package was sent. No question was imported.'}
              </Alert>
            )}
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={isSending ? cancel : close}>
          {report ? 'Close' : isSending ? 'Cancel import' : 'Cancel'}
        </Button>
        {report === undefined && (
          <Button
            variant="contained"
            disabled={!isChosen}
            loading={isSending}
            onClick={() => file && void send(file)}
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
