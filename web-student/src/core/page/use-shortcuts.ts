import { useEffectEvent, useLayoutEffect } from 'react';
import { browserStore, storageKeys } from '../storage.ts';
import { shortcutOf, takesKeys, type ShortcutAction } from './shortcuts.ts';

export const hasSingleKeys = () => browserStore.get(storageKeys.noSingleKeys) !== 'true';

export function setSingleKeys(isOn: boolean) {
  if (isOn) browserStore.remove(storageKeys.noSingleKeys);
  else browserStore.set(storageKeys.noSingleKeys, 'true');
}

export function useShortcuts(actions: Readonly<Partial<Record<ShortcutAction, () => void>>>) {
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (document.querySelector('[aria-modal="true"]')) return;
    const action = shortcutOf(event, {
      isTyping: takesKeys(document.activeElement),
      hasSingleKeys: hasSingleKeys(),
    });
    const act = action && actions[action];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // A layout effect: an effect after the paint would miss a key pressed immediately.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
