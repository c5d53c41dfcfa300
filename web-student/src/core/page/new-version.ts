import { createObservable } from '../observable.ts';

/** Loads the newer version; undefined without one, or if the student chose "Later". */
export const newVersion = createObservable<(() => void) | undefined>(undefined);
