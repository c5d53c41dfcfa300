import { catalogue } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';

/** 2 where a text to be read can stand beside the answer; all else is one column, as wide as a line is read with ease. */
export function columnsOf(type: TypeCode): 1 | 2 {
  const { hasPassage, hasLayoutVariant } = catalogue[type];
  return hasPassage || hasLayoutVariant ? 2 : 1;
}
