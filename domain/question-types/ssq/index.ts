import { entry } from './entry.ts';

export const ssq = { entry } as const;
