import { useEffect, useEffectEvent, useRef } from 'react';

export interface ButtonBefore {
  readonly hasFocus: boolean;
  readonly isPressed: boolean;
}

/** Passes the focus and a pending press on to the button that replaces the deferred one. */
export function useTakeOver({ hasFocus, isPressed }: ButtonBefore) {
  const element = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const takeOver = useEffectEvent(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (hasFocus || isPressed) element.current?.focus();
    if (isPressed) element.current?.click();
  });
  useEffect(() => takeOver(), []);
  return element;
}
