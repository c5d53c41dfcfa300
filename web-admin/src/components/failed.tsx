import { Alert, Button } from '@mui/material';
import { textOf } from '../core/api.ts';

interface FailedProps {
  readonly error: unknown;
  readonly onAgain: () => unknown;
}

export const Failed = ({ error, onAgain }: FailedProps) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => void onAgain()}>
        Try again
      </Button>
    }
  >
    {textOf(error)}
  </Alert>
);
