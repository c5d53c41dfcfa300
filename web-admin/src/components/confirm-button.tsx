import { Button } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { textOf } from '../core/api.ts';

interface ConfirmButtonProps {
  /** The text on the button. */
  readonly button: string;
  readonly icon: ReactElement;
  readonly disabled?: boolean;
  readonly title: string;
  /** What will happen, in a sentence. */
  readonly content: string;
  readonly confirm: string;
  readonly done: string;
  readonly act: () => Promise<unknown>;
}

/** A button for an act that needs no reason, but a second press. */
export const ConfirmButton = (props: ConfirmButtonProps) => {
  const { button, icon, disabled = false, title, content, confirm, done, act } = props;
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const [isWaiting, setWaiting] = useState(false);

  const go = async () => {
    setWaiting(true);
    try {
      await act();
      notify(done, { type: 'success' });
    } catch (error) {
      notify(textOf(error), { type: 'error' });
    } finally {
      setWaiting(false);
      setOpen(false);
      refresh();
    }
  };

  return (
    <>
      <Button size="small" startIcon={icon} disabled={disabled} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isWaiting}
        title={title}
        content={content}
        confirm={confirm}
        onConfirm={() => void go()}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
