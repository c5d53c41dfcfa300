import { z } from 'zod';
import { examTypeSchema } from '../accounts/exam-type.ts';
import { plainText } from '../core/contract.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { examPartSchema } from '../mock-tests/exam-part.ts';

export const fixedTestIdSchema = z
  .string()
  .max(80)
  .regex(/^mock_test_[a-z0-9]+(?:_[a-z0-9]+)*$/, 'A fixed test is named like mock_test_core_2024_1.');

const line = (maximum: number) =>
  plainText(maximum).refine((text) => text.trim() !== '', 'This must not be empty.');

export const fixedTestSchema = z.object({
  mockTestId: fixedTestIdSchema,
  examType: examTypeSchema,
  part: examPartSchema.nullable(),
  name: line(100),
  description: line(300),
  /** In blueprint order; a question's clock depends on its type. */
  sections: z
    .array(z.object({ section: examPartSchema, questions: z.array(questionUidSchema).max(100) }))
    .max(5),
});
export type FixedTest = z.infer<typeof fixedTestSchema>;

export const questionsIn = ({ sections }: Pick<FixedTest, 'sections'>): readonly string[] =>
  sections.flatMap(({ questions }) => questions);
