import { entry } from './entry.ts';

export const wws = { entry } as const;
