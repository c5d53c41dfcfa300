import { kindOf, type MechanismKind } from '../question-types/kinds.ts';
import type { AnswerableCode } from '../question-types/registry.ts';

/** The mechanisms with a QTI 3.0 interaction. Spoken and longer written answers are scored by rubrics, which QTI lacks. */
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

export const canBeItem = (code: AnswerableCode): boolean => qtiKinds.some((kind) => kind === kindOf(code));
