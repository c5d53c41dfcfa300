import { keepAnswer, provideSender } from './browser-outbox.ts';
import { send } from './send-practice.ts';

/** Keeps an answer of practice on this device and sends it as soon as that is possible. */
export function submitAnswer(subject: string, input: object) {
  // The code that sends is here with the page that answers: none is asked for on a bad line.
  provideSender('practice', send);
  keepAnswer({ subject, kind: 'practice', input });
}
