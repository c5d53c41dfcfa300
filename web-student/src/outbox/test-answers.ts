import { keepAnswer, provideSender } from './browser-outbox.ts';
import { send } from './send-test.ts';

/** Keeps an answer of a test on this device and sends it as soon as that is possible. */
export function submitTestAnswer(subject: string, input: object) {
  provideSender('mockTest', send);
  keepAnswer({ subject, kind: 'mockTest', input });
}
