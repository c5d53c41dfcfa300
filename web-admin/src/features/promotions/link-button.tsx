import { makePromotionLink } from '#domain/commerce/promotions/promotion-contract.ts';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { IconLink } from '@tabler/icons-react';
import { useId, useState, type SyntheticEvent } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { formText } from '#console/components/forms/form-text.ts';
import { call, textOf } from '#console/core/api.ts';
import type { SeenPromotion } from './words.ts';

export const LinkButton = () => {
  const seen = useRecordContext<SeenPromotion>();
  const [isOpen, setOpen] = useState(false);
  if (!seen) return null;
  return (
    <>
      <Button size="small" startIcon={<IconLink size={18} />} onClick={() => setOpen(true)}>
        Make a link
      </Button>
      {isOpen && <LinkDialog seen={seen} onClose={() => setOpen(false)} />}
    </>
  );
};

interface LinkDialogProps {
  readonly seen: SeenPromotion;
  readonly onClose: () => void;
}

const LinkDialog = ({ seen, onClose }: LinkDialogProps) => {
  const titleId = useId();
  const notify = useNotify();
  const [url, setUrl] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const isPersonal = seen.kind === 'personal';

  const make = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const userId = formText(new FormData(event.currentTarget), 'userId').trim();
    setProblem(undefined);
    setUrl(undefined);
    try {
      const { body } = await call(makePromotionLink, {
        promoId: seen.id,
        ...(userId !== '' && { userId }),
      });
      setUrl(body.url);
    } catch (error) {
      setProblem(textOf(error));
    }
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify('Link copied.', { type: 'success' });
    } catch {
      notify('Your browser did not copy the link. Copy it by hand.', { type: 'warning' });
    }
  };

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <form onSubmit={(event) => void make(event)}>
        <DialogTitle id={titleId}>A link to {seen.id}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {isPersonal
              ? 'Starts the promotion for one user, without a login.'
              : 'Starts the promotion for everyone who follows it. With a user id, the link is signed for that user.'}
          </DialogContentText>
          <TextField name="userId" label="User id" required={isPersonal} fullWidth />
          {problem !== undefined && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
          {url !== undefined && (
            <TextField
              label="Link"
              value={url}
              fullWidth
              multiline
              sx={{ mt: 2 }}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          {url !== undefined && <Button onClick={() => void copy(url)}>Copy the link</Button>}
          <Button type="submit" variant="contained">
            Make the link
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
