import { keepAnswer, provideSender } from './browser-outbox.ts';
import { send } from './send-test.ts';

export function submitTestAnswer(subject: string, input: object) {
  provideSender('mockTest', send);
  keepAnswer({ subject, kind: 'mockTest', input });
}
