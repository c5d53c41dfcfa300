import { keepAnswer, provideSender } from './browser-outbox.ts';
import { sendAnswer } from './send-answer.ts';

/** Keeps the answer on this device and sends it as soon as that is possible. */
export function submitAnswer(answer: Parameters<typeof keepAnswer>[0]) {
  // The code that sends is here with the page that answers: none is asked for on a bad line.
  provideSender(sendAnswer);
  keepAnswer(answer);
}
