import { browserStore, storageKeys } from '../storage.ts';

/** The chosen place (`location`: document 1, section 3). The server falls back to the time zone. */
export function chosenPlace(): { readonly country?: string; readonly timeZone?: string } {
  const country = browserStore.get(storageKeys.location);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    ...(country !== undefined && /^[A-Z]{2}$/.test(country) && { country }),
    // Some browsers hide the time zone for privacy.
    ...(typeof timeZone === 'string' && timeZone.length <= 60 && { timeZone }),
  };
}

export const choosePlace = (country: string) => browserStore.set(storageKeys.location, country);
