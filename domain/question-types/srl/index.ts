import { entry } from './entry.ts';

export const srl = { entry } as const;
