import { entry } from './entry.ts';

export const srs = { entry } as const;
