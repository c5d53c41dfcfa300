import { browserStore, storageKeys } from '../storage.ts';

const referralId = /^[\w-]{1,64}$/;

export function keepReferral(id: string | null) {
  if (id !== null && referralId.test(id)) browserStore.set(storageKeys.referralId, id);
}

export function keptReferral(): string | undefined {
  const kept = browserStore.get(storageKeys.referralId);
  return kept !== undefined && referralId.test(kept) ? kept : undefined;
}

export function forgetReferral() {
  browserStore.remove(storageKeys.referralId);
}
