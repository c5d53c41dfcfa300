import { Button, type ButtonProps } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog.tsx';

interface ActButtonProps extends Omit<ReasonDialogProps, 'onClose'> {
  readonly button: string;
  readonly icon?: ReactElement;
  readonly variant?: NonNullable<ButtonProps['variant']>;
  readonly buttonColor?: NonNullable<ButtonProps['color']>;
}

export const ActButton = ({ button, icon, variant, buttonColor, ...dialog }: ActButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={icon}
        {...(variant && { variant })}
        color={buttonColor ?? dialog.color ?? 'primary'}
        onClick={() => setOpen(true)}
      >
        {button}
      </Button>
      {isOpen && <ReasonDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
};
