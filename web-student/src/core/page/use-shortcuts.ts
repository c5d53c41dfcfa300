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
  // With the page itself: an effect of after its paint would lose a key that is pressed at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
