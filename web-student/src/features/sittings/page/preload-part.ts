import type { ExamPart } from '#domain/mock-tests/exam-part.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { preloadScreen } from '#student/mechanisms/registry.tsx';

export function preloadPart(part: ExamPart): void {
  const sections = part.split('_');
  for (const type of answerableCodes) if (sections.includes(catalogue[type].section)) preloadScreen(type);
}
