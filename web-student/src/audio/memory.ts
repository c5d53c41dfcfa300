import { z } from 'zod';
import { browserStore, readJson, type KeyValueStore } from '../core/storage.ts';

const heardSchema = z.object({ position: z.number().min(0), isOver: z.boolean() });

type Heard = z.infer<typeof heardSchema>;

export interface PlayerMemory {
  read(): Heard | undefined;
  write(heard: Heard): void;
  clear(): void;
}

/** A reload or another tab continues at the same position; a recording that plays only once stays played. */
export function createMemory(name: string, store: KeyValueStore = browserStore): PlayerMemory {
  const key = `heard/${name}`;
  return {
    read: () => heardSchema.safeParse(readJson(store, key)).data,
    write: (heard) => store.set(key, JSON.stringify(heard)),
    clear: () => store.remove(key),
  };
}
