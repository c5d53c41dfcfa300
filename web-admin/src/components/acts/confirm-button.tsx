import { Button } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { Confirm } from 'react-admin';
import { useAct } from './use-act.ts';

interface ConfirmButtonProps {
  readonly button: string;
  readonly icon: ReactElement;
  readonly disabled?: boolean;
  readonly title: string;
  readonly content: string;
  readonly confirm: string;
  readonly done: string;
  readonly act: () => Promise<unknown>;
}

export const ConfirmButton = (props: ConfirmButtonProps) => {
  const { button, icon, disabled = false, title, content, confirm, done, act } = props;
  const { isWaiting, run } = useAct();
  const [isOpen, setOpen] = useState(false);

  const go = async () => {
    await run(act, done);
    setOpen(false);
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
