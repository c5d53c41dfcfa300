import type { capabilities } from '../capabilities.ts';
import type { coreRejections } from './rejections.ts';

type CodeOf<Rejections> = Rejections extends object ? keyof Rejections & string : never;

/** Every reason for which a command or query can be refused: those of all calls, and those of each capability. */
export type RejectionCode = keyof typeof coreRejections | CodeOf<(typeof capabilities)[number]['rejections']>;
