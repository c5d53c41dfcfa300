import { browserStore, storageKeys } from '../storage.ts';

const referralId = /^[\w-]{1,64}$/;

export function storeReferral(id: string | null) {
  if (id !== null && referralId.test(id)) browserStore.set(storageKeys.referralId, id);
}

export function storedReferral(): string | undefined {
  const stored = browserStore.get(storageKeys.referralId);
  return stored !== undefined && referralId.test(stored) ? stored : undefined;
}

export function forgetReferral() {
  browserStore.remove(storageKeys.referralId);
}
