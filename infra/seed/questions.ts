import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { questionSchema, type Question } from '#domain/question-types/registry.ts';

const fileSchema = z.object({ questions: z.array(questionSchema) });

/** The questions that a new installation starts with. */
export const questionBank: readonly Question[] = ['rsa', 'rrp', 'rfb', 'lwd'].flatMap((type) => {
  const file = path.join(import.meta.dirname, 'questions', `${type}.json`);
  return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).questions;
});
