import { LRUCache } from 'lru-cache';
import { Defect } from '#domain/core/defect.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { readQuestionHistory, type BankQuestion, type QuestionHistory } from './question-history.ts';

/** Questions with their keys, for decisions on the server. */
export interface QuestionBank {
  /** At most about a second old. @param seen a known revision: if newer, the stream is read again @throws StoreUnavailable */
  get(uid: string, seen?: number): Promise<BankQuestion | undefined>;
  /** @throws Defect for an unknown revision; StoreUnavailable */
  getRevision(uid: string, revision: number): Promise<Question>;
}

interface Kept {
  readonly at: number;
  readonly history: Promise<QuestionHistory | undefined>;
}

const maximumAgeMs = 1000;
const mostKept = 5000;

/** A cache for one process: concurrent callers share a read, failures are retried. */
export function createQuestionBank(journal: Journal): QuestionBank {
  const kept = new LRUCache<string, Kept>({ max: mostKept });
  const read = (uid: string) => {
    const entry = { at: performance.now(), history: readQuestionHistory(journal, uid) };
    kept.set(uid, entry);
    entry.history.catch(() => {
      if (kept.peek(uid) === entry) kept.delete(uid);
    });
    return entry.history;
  };
  /** A cached read, if young enough. */
  const known = (uid: string, ageMs: number) => {
    const entry = kept.get(uid);
    return entry && performance.now() - entry.at < ageMs ? entry.history : read(uid);
  };
  return {
    async get(uid, seen = 1) {
      const history = await known(uid, maximumAgeMs);
      if (!history) return undefined;
      return history.present.revision < seen ? (await read(uid))?.present : history.present;
    },
    async getRevision(uid, revision) {
      // Revisions never change.
      const ofBefore = (await known(uid, Number.POSITIVE_INFINITY))?.revisions[revision - 1];
      const found = ofBefore ?? (await read(uid))?.revisions[revision - 1];
      if (!found) throw new Defect(`${uid} has no revision ${revision}`);
      return found.question;
    },
  };
}
