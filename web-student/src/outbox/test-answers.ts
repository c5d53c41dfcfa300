import { saveMockTestQuestion } from '#domain/mock-tests/contract.ts';
import { keepAnswer, provideSender } from './browser-outbox.ts';
import type { WaitingEntry } from './outbox.ts';
import { sendKept } from './send-kept.ts';

export const send = (entry: WaitingEntry) => sendKept(saveMockTestQuestion, entry);

/** Keeps an answer of a test on this device and sends it as soon as that is possible. */
export function submitTestAnswer(subject: string, input: object) {
  provideSender('mockTest', send);
  keepAnswer({ subject, kind: 'mockTest', input });
}
