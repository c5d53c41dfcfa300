import { browserStore, storageKeys } from './storage.ts';

const testHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const isOn = (key: string) => testHosts.has(location.hostname) && browserStore.get(key) === 'true';

/** The developers' switch for quick tests; it works on this machine alone: specification, document 1, sections 5 and 6. */
export const isQuickTest = (): boolean => isOn(storageKeys.quickTest) || isSuperQuickTest();

export const isSuperQuickTest = (): boolean => isOn(storageKeys.superQuickTest);
