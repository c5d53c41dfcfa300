import { createObservable } from '../observable.ts';

/** Loads the newer version; undefined if there is none or the student chose "Later". */
export const newVersion = createObservable<(() => void) | undefined>(undefined);
