import { z } from 'zod';
import { codeOf } from '../core/messages.ts';
import { readJson, type KeyValueStore } from '../core/storage.ts';
import { CallFailed } from '#domain/core/call-failed.ts';

const prefix = 'outbox/';
/** Deletes unread results after a week, but never waiting answers. */
const retentionMs = 7 * 24 * 3600 * 1000;

const request = {
  commandId: z.string(),
  owner: z.string(),
  /** For example `practice/RSA-0001`; at most one answer waits per subject. */
  subject: z.string(),
  kind: z.enum(['practice', 'mockTest']),
  input: z.json(),
  at: z.number(),
};
const entrySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), ...request }),
  z.object({ state: z.literal('done'), ...request, result: z.json() }),
  z.object({ state: z.literal('refused'), ...request, code: z.string() }),
]);

export type OutboxEntry = z.infer<typeof entrySchema>;
export type WaitingEntry = Extract<OutboxEntry, { state: 'waiting' }>;
export type Json = z.infer<ReturnType<typeof z.json>>;

export interface OutboxParts {
  readonly store: KeyValueStore;
  /** Sends one answer with its command id. @throws CallFailed */
  readonly send: (entry: WaitingEntry) => Promise<Json>;
  readonly exclusively: <T>(action: () => Promise<T>) => Promise<T>;
  readonly owner: () => string;
  readonly senders: () => readonly string[];
  readonly newId: () => string;
  readonly now: () => number;
}

export interface Outbox {
  /** Stores an answer until it is acknowledged. Returns the waiting answer if the subject already has one. */
  put(answer: { subject: string; kind: OutboxEntry['kind']; input: object }): OutboxEntry;
  entries(): OutboxEntry[];
  dismiss(commandId: string): void;
  forget(owner: string): void;
  /**
   * Tries each waiting answer once, oldest first; a server error does not block the others.
   * @returns whether some still wait
   */
  flush(): Promise<boolean>;
}

/**
 * Stores answers before sending, each under its own key, so that tabs never overwrite each other. Command ids make
 * retries safe.
 */
export function createOutbox(parts: OutboxParts): Outbox {
  const { store } = parts;
  const write = (entry: OutboxEntry) => store.set(prefix + entry.commandId, JSON.stringify(entry));
  const read = (key: string) => entrySchema.safeParse(readJson(store, key)).data;

  function of(owners: readonly string[]): OutboxEntry[] {
    return store
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map(read)
      .filter((entry) => entry !== undefined)
      .filter(({ owner }) => owners.includes(owner))
      .toSorted((a, b) => a.at - b.at || a.commandId.localeCompare(b.commandId));
  }
  const own = () => of([parts.owner()]);

  /** @returns the updated entry, or whether to try the next ones although this one could not be sent now */
  async function sendOne(entry: WaitingEntry): Promise<OutboxEntry | 'go on' | 'stop'> {
    try {
      return { ...entry, state: 'done', result: await parts.send(entry) };
    } catch (error) {
      // A server error may affect only this answer; without a connection or a login, none gets through.
      if (!(error instanceof CallFailed) || error.status >= 500) return 'go on';
      if (error.isPassing || error.status === 401) return 'stop';
      return { ...entry, state: 'refused', code: codeOf(error) };
    }
  }

  return {
    put({ subject, kind, input }) {
      const before = own().filter((entry) => entry.subject === subject);
      const known = before.find((entry) => entry.state === 'waiting');
      if (known) return known;
      for (const entry of before) store.remove(prefix + entry.commandId);
      const commandId = parts.newId();
      // Stored as JSON, which omits undefined values.
      const sent = { input: input as Json, at: parts.now() };
      const entry = { commandId, owner: parts.owner(), subject, kind, ...sent };
      write({ state: 'waiting', ...entry });
      return { state: 'waiting', ...entry };
    },
    entries: own,
    dismiss: (commandId) => store.remove(prefix + commandId),
    forget(owner) {
      for (const { commandId } of of([owner])) store.remove(prefix + commandId);
    },
    flush: () =>
      parts.exclusively(async () => {
        let isLeft = false;
        for (const entry of of(parts.senders())) {
          // Another user may have logged in during the previous send.
          if (!parts.senders().includes(entry.owner)) continue;
          if (entry.state !== 'waiting') {
            if (parts.now() - entry.at > retentionMs) store.remove(prefix + entry.commandId);
            continue;
          }
          const after = await sendOne(entry);
          if (after === 'stop') return true;
          if (after === 'go on') {
            isLeft = true;
            continue;
          }
          // Do not restore an entry that was deleted meanwhile.
          if (read(prefix + entry.commandId)) write(after);
        }
        return isLeft;
      }),
  };
}
