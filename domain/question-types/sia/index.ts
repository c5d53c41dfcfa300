import { entry } from './entry.ts';

export const sia = { entry } as const;
