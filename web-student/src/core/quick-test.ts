import { browserStore, storageKeys } from './storage.ts';

const testHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const isOn = (key: string) => testHosts.has(location.hostname) && browserStore.get(key) === 'true';

/** A switch for developers; it works only on localhost: specification, document 1, sections 5 and 6. */
export const isQuickTest = (): boolean => isOn(storageKeys.quickTest) || isSuperQuickTest();

export const isSuperQuickTest = (): boolean => isOn(storageKeys.superQuickTest);
