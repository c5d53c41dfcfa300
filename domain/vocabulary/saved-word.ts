import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import type { Instant } from '../core/instant.ts';
import {
  memorySchema,
  recallSchema,
  type Memory,
  type Recall,
  type Scheduler,
} from '../reviews/review-card.ts';

const events = {
  WordSaved: { version: 1, schema: z.object({ word: z.string() }) },
  WordRecalled: {
    version: 1,
    schema: z.object({
      word: z.string(),
      recall: recallSchema,
      memory: memorySchema,
      /** The algorithm and its version, e.g. `ts-fsrs 5.2.1`. */
      scheduler: z.string(),
    }),
  },
  WordRemoved: { version: 1, schema: z.object({ word: z.string() }) },
} as const;

export type SavedWordEvent = EventOf<typeof events>;

export interface SavedWord {
  readonly isSaved: boolean;
  /** Absent until the first review; kept after a removal. */
  readonly memory?: Memory;
}

/** The stream `saved_word-<userId>-<word>`: a saved word with its FSRS schedule. */
export const savedWordStream = defineStream({
  category: 'saved_word',
  subject: 'Saved word',
  events,
  initial: { isSaved: false },
  evolve(state: SavedWord, { type, data }): SavedWord {
    switch (type) {
      case 'WordSaved':
        return { ...state, isSaved: true };
      case 'WordRecalled':
        return { ...state, memory: data.memory };
      case 'WordRemoved':
        return { ...state, isSaved: false };
    }
  },
});

export const savedWordId = (userId: string, word: string): string => `${userId}-${word}`;

export const saveWord = ({ isSaved }: SavedWord, word: string): Decision<SavedWordEvent> =>
  isSaved ? [] : [{ type: 'WordSaved', data: { word } }];

export const removeWord = ({ isSaved }: SavedWord, word: string): Decision<SavedWordEvent> =>
  isSaved ? [{ type: 'WordRemoved', data: { word } }] : [];

/** Once per due date. */
export function recallWord(
  { isSaved, memory }: SavedWord,
  {
    word,
    recall,
    now,
    scheduler,
  }: { readonly word: string; readonly recall: Recall; readonly now: Instant; readonly scheduler: Scheduler },
): Decision<SavedWordEvent, 'word_not_saved'> {
  if (!isSaved) return reject('word_not_saved');
  if (memory && memory.due > now) return [];
  const next = scheduler.next(memory, recall, now);
  return [{ type: 'WordRecalled', data: { word, recall, memory: next, scheduler: scheduler.name } }];
}
