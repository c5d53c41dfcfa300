import { entry } from './entry.ts';

export const wwe = { entry } as const;
