import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
  type ButtonProps,
  type DialogProps,
} from '@mui/material';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { formText } from '../forms/form-text.ts';

export interface ReasonDialogProps {
  readonly title: string;
  readonly explanation?: string;
  readonly confirm: string;
  readonly color?: NonNullable<ButtonProps['color']>;
  /** Shown on success, after which the page behind reloads. Without it, `act` handles success itself. */
  readonly done?: string;
  readonly onClose: () => void;
  readonly act: (reason: string, form: FormData) => Promise<unknown>;
  readonly children?: ReactNode;
  readonly label?: string;
  readonly hint?: string;
  readonly maximum?: number;
  readonly width?: NonNullable<DialogProps['maxWidth']>;
}

/** Asks for a reason. Reports success only after the server confirms it, so that support can rely on it. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const {
    title,
    explanation,
    confirm,
    color = 'primary',
    done,
    onClose,
    act,
    children,
    width = 'xs',
  } = props;
  const { label = 'Reason', hint = 'Recorded in the history under your name.', maximum = 500 } = props;
  const notify = useNotify();
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const titleId = useId();

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsWaiting(true);
    setProblem(undefined);
    try {
      await act(formText(form, 'reason'), form);
      if (done === undefined) return;
      notify(done, { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setIsWaiting(false);
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth={width}
      onClose={isWaiting ? undefined : onClose}
      aria-labelledby={titleId}
    >
      {/* The content may be long: it scrolls, and the buttons stay in view. */}
      <form
        onSubmit={(event) => void submit(event)}
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent dividers={width !== 'xs'} {...(width !== 'xs' && { tabIndex: 0 })}>
          {explanation !== undefined && <DialogContentText sx={{ mb: 1 }}>{explanation}</DialogContentText>}
          {children}
          <TextField
            name="reason"
            label={label}
            required
            multiline
            minRows={2}
            sx={{ mt: 2 }}
            error={problem !== undefined}
            helperText={problem ?? hint}
            slotProps={{ htmlInput: { minLength: 3, maxLength: maximum } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={onClose} disabled={isWaiting}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color={color} loading={isWaiting}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
