import { useEffect, useId, useState } from 'react';
import { createObservable, useObservable } from '../core/observable.ts';
import {
  beginWait,
  endWait,
  firstWait,
  patienceAt,
  msUntilLessPatience,
  type Patience,
} from '../core/connection/waits.ts';

const waits = createObservable(firstWait(performance.now()));

export function usePatience(): Patience {
  const id = useId();
  const [patience, setPatience] = useState<Patience>('short');
  useEffect(() => {
    waits.set(beginWait(waits.get(), id, performance.now()));
    return () => waits.set(endWait(waits.get(), id, performance.now()));
  }, [id]);
  const speaks = useObservable(waits).ids[0] === id;
  useEffect(() => {
    if (!speaks) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const now = performance.now();
      setPatience(patienceAt(waits.get(), now));
      const ms = msUntilLessPatience(waits.get(), now);
      if (ms !== undefined) timer = setTimeout(update, Math.ceil(ms));
    };
    update();
    return () => clearTimeout(timer);
  }, [speaks]);
  return speaks ? patience : 'short';
}
