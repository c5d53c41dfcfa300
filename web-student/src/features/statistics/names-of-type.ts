import { catalogue } from '#domain/question-types/catalogue.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { paths } from '#student/app/paths.ts';
import { fullTypeName } from '#student/components/type-names.ts';

export const namesOfType = (type: TypeCode) => ({
  key: type,
  name: fullTypeName(type),
  color: catalogue[type].color,
  href: paths.practice.getHref(catalogue[type].section, type),
  practiceHref: `${paths.exercise.path}?exercise=${type}`,
});
