import { catalogue } from '#domain/question-types/catalogue.ts';
import { typeCodes, type TypeCode } from '#domain/question-types/type-code.ts';

const ambiguous = new Set(
  typeCodes.map((code) => catalogue[code].name).filter((name, index, names) => names.indexOf(name) !== index),
);

/** For lists across sections: reading and listening both have a "Single Answer". */
export function fullTypeName(code: TypeCode): string {
  const { name, section } = catalogue[code];
  return ambiguous.has(name) ? `${name} (${section})` : name;
}
