import { kindOf, type MechanismKind } from '../question-types/kinds.ts';
import type { AnswerableCode } from '../question-types/registry.ts';

/** The mechanisms that QTI 3.0 has an interaction for. What is spoken or written at length is scored by rubrics that it has no place for. */
export const qtiKinds = [
  'single-choice',
  'multiple-choice',
  'reorder',
  'word-bank-blanks',
  'drop-down-blanks',
  'typed-blanks',
  'dictation',
  'highlight-words',
] as const satisfies readonly MechanismKind[];

/** Whether the questions of a type can be items of QTI. */
export const canBeItem = (code: AnswerableCode): boolean => qtiKinds.some((kind) => kind === kindOf(code));
