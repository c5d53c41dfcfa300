import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '#student/core/notices.ts';
import { clockText } from '#student/core/server-clock.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';

export function useHiddenClock(seconds: number) {
  const [isHidden, setHidden] = useState(() => browserStore.get(storageKeys.hidesClock) === 'true');
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Compare the physical key: with Alt, some layouts produce another letter.
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT') return;
    event.preventDefault();
    announce(`${clockText(seconds)} left.`);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  function toggle() {
    if (isHidden) browserStore.remove(storageKeys.hidesClock);
    else browserStore.set(storageKeys.hidesClock, 'true');
    setHidden(!isHidden);
  }
  return { isHidden, toggle };
}

export type HiddenClock = ReturnType<typeof useHiddenClock>;
