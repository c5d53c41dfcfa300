import { entry } from './entry.ts';

export const sdi = { entry } as const;
