import { Button, type ButtonProps } from '@mui/material';
import type { ReactElement } from 'react';
import { useAct } from './use-act.ts';

interface PressButtonProps<Answer> {
  readonly button: string;
  readonly icon?: ReactElement;
  readonly variant?: NonNullable<ButtonProps['variant']>;
  readonly done: string | ((answer: Answer) => string);
  readonly act: () => Promise<Answer>;
}

export function PressButton<Answer>({ button, icon, variant, done, act }: PressButtonProps<Answer>) {
  const { isWaiting, run } = useAct();
  return (
    <Button
      size="small"
      startIcon={icon}
      {...(variant && { variant })}
      loading={isWaiting}
      onClick={(event) => {
        event.stopPropagation();
        void run(act, done);
      }}
    >
      {button}
    </Button>
  );
}
