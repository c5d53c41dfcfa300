import { entry } from './entry.ts';

export const sra = { entry } as const;
