import { answeredSchema } from '#domain/practice/contract.ts';
import type { Score } from '#domain/scoring/score.ts';

/** The score in the answer to `saveQuestionDone`. @throws ZodError if the answer has no score yet */
export function scoreIn({ body }: { readonly body: object }): Score {
  return answeredSchema.parse(body).score;
}
