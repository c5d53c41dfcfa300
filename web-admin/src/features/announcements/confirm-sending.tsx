import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Paper, Typography } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import type { InputOf } from '#domain/core/contract.ts';
import type { announceToGroup } from '#domain/notifications/admin-contract.ts';
import { AudiencePreview } from './audience-preview.tsx';

interface ConfirmSendingProps {
  readonly onDecided: (isSent: boolean) => void;
}

/** Previews an announcement and its recipients, because sending cannot be undone. */
export const ConfirmSending = ({ onDecided }: ConfirmSendingProps) => {
  const { title, text, href } = useFormContext<InputOf<typeof announceToGroup>>().getValues();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => onDecided(false)} aria-labelledby="confirm-sending">
      <DialogTitle id="confirm-sending">Send this announcement?</DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
          <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
          {href !== null && (
            <Typography variant="body2" color="textSecondary">
              Opens {href}
            </Typography>
          )}
        </Paper>
        <AudiencePreview />
        <Typography sx={{ mt: 2 }}>You cannot take it back.</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={() => onDecided(false)}>Cancel</Button>
        <Button variant="contained" autoFocus onClick={() => onDecided(true)}>
          Send now
        </Button>
      </DialogActions>
    </Dialog>
  );
};
