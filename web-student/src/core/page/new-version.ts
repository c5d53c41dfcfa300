import { createObservable } from '../observable.ts';

/** Loads the newer version; undefined if this page is the newest or the student said "Later". */
export const newVersion = createObservable<(() => void) | undefined>(undefined);
