import { Alert, Button, LinearProgress, Stack, TextField } from '@mui/material';
import type { SyntheticEvent } from 'react';
import { formText } from '#console/components/forms/form-text.ts';

interface ReasonFormProps {
  readonly isWaiting: boolean;
  readonly problem: string | undefined;
  readonly onReason: (reason: string) => void;
}

export const ReasonForm = ({ isWaiting, problem, onReason }: ReasonFormProps) => {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onReason(formText(new FormData(event.currentTarget), 'reason'));
  };
  return (
    <form onSubmit={submit}>
      <Stack spacing={2} sx={{ maxWidth: 560, py: 1 }}>
        <Alert severity="info" variant="outlined">
          Each look-up is recorded in this user’s history: the admin, the time and the reason.
        </Alert>
        <TextField
          name="reason"
          label="Reason for viewing"
          placeholder="Missing answer from Tuesday, ticket 4711"
          required
          multiline
          minRows={2}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{ htmlInput: { minLength: 3, maxLength: 500 }, inputLabel: { shrink: true } }}
        />
        <Button type="submit" variant="contained" loading={isWaiting} sx={{ alignSelf: 'flex-start' }}>
          Look up the history
        </Button>
        {isWaiting && <LinearProgress aria-label="Loading the events" />}
      </Stack>
    </form>
  );
};
