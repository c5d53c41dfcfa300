import { entry } from './entry.ts';

export const lsq = { entry } as const;
