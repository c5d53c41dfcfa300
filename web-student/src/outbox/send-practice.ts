import { saveQuestionDone } from '#domain/practice/contract.ts';
import type { WaitingEntry } from './outbox.ts';
import { sendEntry } from './send-entry.ts';

export const send = (entry: WaitingEntry) => sendEntry(saveQuestionDone, entry);
