import { z } from 'zod';
import { isErased, personal } from '../core/personal.ts';
import type { Answer } from '../question-types/registry.ts';
import { rfb } from '../question-types/rfb.ts';
import { rrp } from '../question-types/rrp.ts';
import { rsa } from '../question-types/rsa.ts';

/** An answer as it is stored: what a student typed freely is personal, a choice among options is not. */
export const recordedAnswerSchema = z.union([
  rsa.answerSchema,
  rrp.answerSchema,
  rfb.answerSchema,
  z.object({ type: z.literal('LWD'), text: personal(z.string()) }),
]);
export type RecordedAnswer = z.infer<typeof recordedAnswerSchema>;

/** Whether an answer is the one that was recorded; of an erased one nobody can tell. */
export function isSameAnswer(recorded: RecordedAnswer, answer: Answer): boolean {
  return contentOf(recorded) === contentOf(answer);
}

function contentOf(answer: RecordedAnswer): string {
  switch (answer.type) {
    case 'RSA':
    case 'RFB':
      return JSON.stringify([answer.type, answer.selectedAnswer]);
    case 'RRP':
      return JSON.stringify([answer.type, answer.items]);
    case 'LWD':
      return JSON.stringify([answer.type, answer.text]);
  }
}

/** The answer as the student gave it, or nothing where it was erased with the account. */
export function answerOf(recorded: RecordedAnswer): Answer | undefined {
  if (recorded.type !== 'LWD') return recorded;
  return isErased(recorded.text) ? undefined : { type: 'LWD', text: recorded.text };
}
