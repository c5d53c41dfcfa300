import { parseJson } from '#domain/core/events/json.ts';

/** The names up to `questionSort` are the specification's (document 1, section 3). */
export const storageKeys = {
  jwtToken: 'jwtToken',
  examSelected: 'examSelected',
  exerciseSelected: 'exerciseSelected',
  sectionSelected: 'sectionSelected',
  isNightMode: 'isNightMode',
  volume: 'volume',
  favoriteMode: 'favoriteMode',
  freeSpeakingCredits: 'freeSpeakingCredits',
  referralId: 'referralId',
  hasRegisteredOnce: 'hasRegisteredOnce',
  questionSort: 'questionSort',
  signedUpEmail: 'signedUpEmail',
  wayBack: 'wayBack',
  user: 'user',
  visitorId: 'visitorId',
  layoutVariant: 'layoutVariant',
  showsTypeCard: 'showsTypeCard',
  knownTypes: 'knownTypes',
  noSingleKeys: 'noSingleKeys',
  noMobileAppNote: 'noMobileAppNote',
  hidesClock: 'hidesClock',
  quickTest: 'quickTest',
  superQuickTest: 'superQuickTest',
  quickWait: 'quickWait',
  noMicrophoneNote: 'noMicrophoneNote',
  microphone: 'microphone',
  receiptKeys: 'receiptKeys',
  awayTime: 'awayTime',
  location: 'location',
  cpcOffer: 'cpcOffer',
  noMailOffer: 'noMailOffer',
  didSayStudents: 'didSayStudents',
  noAppBanner: 'noAppBanner',
} as const;

export interface KeyValueStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/**
 * A storage that never throws: values that cannot be stored stay in memory until the page closes.
 * @param open may throw if storage is forbidden
 */
export function createBrowserStore(open: () => Storage): KeyValueStore {
  const held = new Map<string, string>();
  return {
    get: (key) => held.get(key) ?? attempt(() => open().getItem(key) ?? undefined, undefined),
    set(key, value) {
      held.delete(key);
      const isKept = attempt(() => {
        open().setItem(key, value);
        return true;
      }, false);
      if (!isKept) held.set(key, value);
    },
    remove(key) {
      held.delete(key);
      attempt(() => open().removeItem(key), undefined);
    },
    keys: () => [...new Set([...held.keys(), ...attempt(() => Object.keys(open()), [])])],
  };
}

export const browserStore: KeyValueStore = createBrowserStore(() => localStorage);
export const tabStore: KeyValueStore = createBrowserStore(() => sessionStorage);

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

export function readJson(store: KeyValueStore, key: string): unknown {
  const text = store.get(key);
  return text === undefined ? undefined : parseJson(text);
}
