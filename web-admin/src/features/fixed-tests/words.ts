import { examTypeNames, type ExamType } from '#domain/accounts/exam-type.ts';
import { examPartNames, type ExamPart } from '#domain/mock-tests/exam-part.ts';

export const partName = (part: ExamPart | null): string =>
  part === null ? 'Whole exam' : examPartNames[part];

export const examAndPart = ({
  examType,
  part,
}: {
  readonly examType: ExamType;
  readonly part: ExamPart | null;
}): string => `${examTypeNames[examType]}, ${partName(part).toLowerCase()}`;
