import { useEffect, useEffectEvent, useRef } from 'react';

export interface ButtonBefore {
  readonly hasFocus: boolean;
  readonly isPressed: boolean;
}

/** For the button that replaces it: keeps the focus and the pending press. */
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
