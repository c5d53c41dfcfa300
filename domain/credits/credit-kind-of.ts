import { analysisOf, type AnalysedCode } from '../question-types/registry.ts';
import type { CreditKind } from './credit-kinds.ts';

const kinds = { writing: 'writing', speech: 'speaking' } as const satisfies Record<string, CreditKind>;

/** The credits that an answer of a type costs one of. */
export const creditKindOf = (type: AnalysedCode): CreditKind => kinds[analysisOf(type)];
