import type { rejections } from '../rejections.ts';

/** Every reason for which a command or query can be refused: see `rejections`, which lists them by capability. */
export type RejectionCode = keyof typeof rejections;
