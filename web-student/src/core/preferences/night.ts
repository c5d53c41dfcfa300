import type { User } from '#domain/accounts/contract.ts';
import { createObservable } from '../observable.ts';
import { currentSession } from '../session.ts';
import { browserStore, storageKeys } from '../storage.ts';

type Hours = Pick<User, 'nightTimeStart' | 'nightTimeEnd'>;
type Preferences = Hours & Pick<User, 'isNightMode' | 'stepsDone'>;

/** Hours are 0 to 23. A night from 20 to 8 includes midnight; from 8 to 8, there is no night. */
export function isNight(hour: number, { nightTimeStart, nightTimeEnd }: Hours): boolean {
  return nightTimeStart <= nightTimeEnd
    ? hour >= nightTimeStart && hour < nightTimeEnd
    : hour >= nightTimeStart || hour < nightTimeEnd;
}

export const hasAutoNightMode = ({ stepsDone }: Pick<User, 'stepsDone'>) =>
  stepsDone.includes('should_auto_night_mode');

/**
 * Light or dark by clock or by choice (document 1, section 4), else by the system. Must match `public/color-scheme.js`.
 * @param kept the flag stored on this device
 * @param hour of the device's clock, 0 to 23
 */
export function colorSchemeOf(
  user: Preferences | undefined,
  kept: string | undefined,
  hour: number,
): 'light' | 'dark' | 'auto' {
  if (user && hasAutoNightMode(user)) return isNight(hour, user) ? 'dark' : 'light';
  if (user?.isNightMode) return 'dark';
  if (kept === undefined) return 'auto';
  return !user && kept === 'true' ? 'dark' : 'light';
}

const localFlag = createObservable(browserStore.get(storageKeys.isNightMode));
export const onLocalNightMode = localFlag.subscribe;

export const localNightMode = localFlag.get;

export function storeNightMode(isNightMode: boolean | undefined) {
  if (isNightMode === undefined) browserStore.remove(storageKeys.isNightMode);
  else browserStore.set(storageKeys.isNightMode, String(isNightMode));
  localFlag.set(isNightMode?.toString());
}

export function rereadNightMode() {
  localFlag.set(browserStore.get(storageKeys.isNightMode));
}

export function colorSchemeNow(): 'light' | 'dark' | 'auto' {
  return colorSchemeOf(currentSession()?.user, localNightMode(), new Date().getHours());
}
