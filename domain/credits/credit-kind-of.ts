import { analysisOf, type AnalysedCode } from '../question-types/registry.ts';
import type { AnswerCreditKind } from './credit-kinds.ts';

const kinds = { writing: 'writing', speech: 'speaking' } as const satisfies Record<string, AnswerCreditKind>;

/** The kind of credit that an answer of a type costs. */
export const creditKindOf = (type: AnalysedCode): AnswerCreditKind => kinds[analysisOf(type)];
