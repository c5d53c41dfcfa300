import { createObservable } from '../observable.ts';

/** What loads the newer version that there is; nothing where this page is of the newest, or the student said "Later". */
export const newVersion = createObservable<(() => void) | undefined>(undefined);
