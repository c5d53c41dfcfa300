import { Alert, Button } from '@mui/material';
import { textOf } from '../core/api.ts';

interface FailedProps {
  readonly error: unknown;
  readonly onAgain: () => unknown;
}

/** On a phone the button of an alert goes below its text. */
export const wrapsOnPhone = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 200px' },
} as const;

export const Failed = ({ error, onAgain }: FailedProps) => (
  <Alert
    severity="error"
    sx={wrapsOnPhone}
    action={
      <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => void onAgain()}>
        Try again
      </Button>
    }
  >
    {textOf(error)}
  </Alert>
);
