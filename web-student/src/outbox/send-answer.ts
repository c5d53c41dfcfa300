import { saveMockTestQuestion } from '#domain/mock-tests/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { CallFailed } from '#domain/core/call-failed.ts';
import { call } from '../core/api.ts';
import { visitorAsOwner } from '../core/session.ts';
import type { Json, WaitingEntry } from './outbox.ts';

/** Sends one kept answer. What storage gave back is parsed again: it may be of an older version of this page. */
export async function sendAnswer({ commandId, kind, input, owner }: WaitingEntry): Promise<Json> {
  const options = { commandId, asVisitor: owner === visitorAsOwner() };
  if (kind === 'practice') {
    const parsed = saveQuestionDone.input.safeParse(input);
    if (!parsed.success) throw new CallFailed('answer_does_not_fit', 400);
    return (await call(saveQuestionDone, parsed.data, options)).body as Json;
  }
  const parsed = saveMockTestQuestion.input.safeParse(input);
  if (!parsed.success) throw new CallFailed('answer_does_not_fit', 400);
  return (await call(saveMockTestQuestion, parsed.data, options)).body as Json;
}
