import { entry } from './entry.ts';

export const wsc = { entry } as const;
