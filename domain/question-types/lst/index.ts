import { entry } from './entry.ts';

export const lst = { entry } as const;
