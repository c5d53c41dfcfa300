import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { atRest } from '#student/core/page/at-rest.ts';
import { messages } from '#student/core/messages.ts';
import { notify } from '#student/core/notices.ts';
import type { Preloadable } from '../preloadable.tsx';
import type { ButtonBefore } from './use-take-over.ts';

interface Props<Late extends object> extends ActionIconProps {
  readonly Late: Preloadable<Late & ButtonBefore>;
  readonly late: Late;
  readonly label: string;
  readonly opens: 'menu' | 'dialog';
  readonly children: ReactNode;
}

export function DeferredButton<Late extends object>({ Late, late, label, opens, ...button }: Props<Late>) {
  const element = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [before, setBefore] = useState<{ readonly hasFocus: boolean }>();
  const takeOver = useCallback(
    () => setBefore({ hasFocus: element.current !== null && element.current === document.activeElement }),
    [],
  );
  useEffect(() => {
    const fetchCode = async () => {
      await Late.preload();
      // Replacing the button now would lose the press in progress; its end loads the code anyway.
      if (!element.current?.matches(':active')) takeOver();
    };
    // If this fails, a press tries again.
    return atRest(() => void fetchCode().catch(() => undefined));
  }, [Late, takeOver]);
  if (before) return <Late {...late} hasFocus={before.hasFocus} isPressed={isWanted} />;
  const open = async () => {
    setWanted(true);
    try {
      await Late.preload();
      takeOver();
    } catch {
      setWanted(false);
      notify(messages.unreachable, 'problem');
    }
  };
  return (
    <ActionIcon
      {...button}
      ref={element}
      aria-label={label}
      aria-haspopup={opens}
      aria-expanded={false}
      loading={isWanted}
      onClick={() => void open()}
    />
  );
}
