import { entry } from './entry.ts';

export const wwm = { entry } as const;
