import type { CodeOf } from '../../question-types/kinds.ts';

export type WrittenType = CodeOf<'written-response'>;
