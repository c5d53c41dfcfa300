import { enqueueAnswer, provideSender } from './browser-outbox.ts';
import { send } from './send-practice.ts';

export function submitAnswer(subject: string, input: object) {
  // The code that sends is here with the page that answers: none is asked for on a bad line.
  provideSender('practice', send);
  enqueueAnswer({ subject, kind: 'practice', input });
}
