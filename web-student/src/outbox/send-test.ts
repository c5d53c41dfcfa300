import { saveMockTestQuestion } from '#domain/sittings/contract.ts';
import type { WaitingEntry } from './outbox.ts';
import { sendKept } from './send-kept.ts';

export const send = (entry: WaitingEntry) => sendKept(saveMockTestQuestion, entry);
