import { entry } from './entry.ts';

export const lct = { entry } as const;
