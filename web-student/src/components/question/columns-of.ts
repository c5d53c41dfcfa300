import { catalogue } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';

export function columnsOf(type: TypeCode): 1 | 2 {
  const { hasPassage, hasLayoutVariant } = catalogue[type];
  return hasPassage || hasLayoutVariant ? 2 : 1;
}
