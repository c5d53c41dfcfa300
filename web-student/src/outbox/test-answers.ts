import { enqueueAnswer, provideSender } from './browser-outbox.ts';
import { send } from './send-test.ts';

export function submitTestAnswer(subject: string, input: object) {
  provideSender('mockTest', send);
  enqueueAnswer({ subject, kind: 'mockTest', input });
}
