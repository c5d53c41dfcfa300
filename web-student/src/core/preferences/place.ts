import { browserStore, storageKeys } from '../storage.ts';

/** The chosen place (`location`: document 1, section 3), and the time zone as the server's fallback. */
export function chosenPlace(): { readonly country?: string; readonly timeZone?: string } {
  const country = browserStore.get(storageKeys.location);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    ...(country !== undefined && /^[A-Z]{2}$/.test(country) && { country }),
    // Some browsers that hide where they are tell none.
    ...(typeof timeZone === 'string' && timeZone.length <= 60 && { timeZone }),
  };
}

export const choosePlace = (country: string) => browserStore.set(storageKeys.location, country);
