import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { secondsLeft } from '#student/core/server-clock.ts';
import { promotionsQuery } from '../api/prices.ts';
import { daySeconds } from './time-left-text.ts';

/** A more distant end shows only next to the price. */
const longestCountedSeconds = 100 * daySeconds;

/** The promotion to count down and its remaining seconds by the server's clock; undefined without one. */
export function usePromotionLeft(): { readonly discount: number; readonly left: number } | undefined {
  const { data } = useQuery(promotionsQuery());
  const [now, setNow] = useState(() => performance.now());
  const counted = (data?.promotions ?? []).flatMap(({ discount, endTime }) => {
    const left = data ? secondsLeft(data.reading, endTime, now) : 0;
    return left > 0 && left <= longestCountedSeconds ? [{ discount, left }] : [];
  });
  const [first] = counted;
  const isRunning = first !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return first;
}
