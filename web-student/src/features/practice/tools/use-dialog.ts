import { useCallback, useRef, useState } from 'react';
import type { DialogName } from './dialogs.tsx';
import { menuButton } from './exercise-menu-button.tsx';

export function useDialog() {
  const [name, setName] = useState<DialogName>();
  const opener = useRef<HTMLElement>(null);
  const open = useCallback((dialog: DialogName) => {
    const { activeElement } = document;
    const isInMenu = Boolean(activeElement?.closest('[role="menu"]'));
    opener.current = activeElement instanceof HTMLElement && !isInMenu ? activeElement : null;
    setName(dialog);
  }, []);
  const close = useCallback(() => {
    setName(undefined);
    // Wait until the dialog and its focus trap are gone.
    requestAnimationFrame(() => {
      const target = opener.current?.isConnected
        ? opener.current
        : document.querySelector<HTMLElement>(menuButton);
      target?.focus();
    });
  }, []);
  return { name, open, close };
}
