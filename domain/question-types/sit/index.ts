import { entry } from './entry.ts';

export const sit = { entry } as const;
