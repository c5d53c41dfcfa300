import { enqueueAnswer, provideSender } from './browser-outbox.ts';
import { send } from './send-practice.ts';

export function submitAnswer(subject: string, input: object) {
  // This page loaded the sender already, so that a bad connection delays nothing.
  provideSender('practice', send);
  enqueueAnswer({ subject, kind: 'practice', input });
}
