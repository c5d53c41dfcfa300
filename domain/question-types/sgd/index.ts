import { entry } from './entry.ts';

export const sgd = { entry } as const;
