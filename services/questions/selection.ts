import { sectionsOf, typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { typeCodes, type TypeCode } from '#domain/question-types/type-code.ts';
import type { QuestionFilter } from '#domain/questions/contract.ts';
import type { Selection } from '#projections/questions/queries.ts';

/** The read model's selection: section and exam become types, by the catalogue. */
export function selectionOf({ section, examType, ...filter }: QuestionFilter): Selection {
  const types = typesIn({ section, examType });
  return types ? { ...filter, types } : filter;
}

function typesIn({
  section,
  examType,
}: Pick<QuestionFilter, 'section' | 'examType'>): readonly TypeCode[] | undefined {
  if (section === undefined) return examType && typesOf(examType);
  if (examType === undefined) return typeCodes.filter((code) => catalogue[code].section === section);
  const [, ...ofExam] = sectionsOf(examType)[section];
  return ofExam;
}
