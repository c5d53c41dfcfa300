import { LRUCache } from 'lru-cache';
import { Defect } from '#domain/core/defect.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { readQuestionHistory, type BankQuestion, type QuestionHistory } from './question-history.ts';

/** The questions with their keys, for those who decide. None of it leaves the server as it is. */
export interface QuestionBank {
  /**
   * The question as it is now, at most about a second old.
   * @param seen a revision that someone has seen already: where it is newer, the stream is asked again
   * @throws StoreUnavailable
   */
  get(uid: string, seen?: number): Promise<BankQuestion | undefined>;
  /**
   * The question as it was in its n-th revision.
   * @throws Defect when there is no such revision: only one that was seen or stored with an answer is asked for;
   * StoreUnavailable
   */
  getRevision(uid: string, revision: number): Promise<Question>;
}

/** What was read of a question, and when: milliseconds of `performance.now`. */
interface Kept {
  readonly at: number;
  readonly history: Promise<QuestionHistory | undefined>;
}

const maximumAgeMs = 1000;
const mostKept = 5000;

/**
 * Remembers what it read; callers who ask at the same time share one read, and what failed is asked for again. One
 * bank is enough for a process.
 */
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
  /** What was read a little ago, or ever where what has come since does not matter. */
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
      // A revision never changes once it is there.
      const ofBefore = (await known(uid, Number.POSITIVE_INFINITY))?.revisions[revision - 1];
      const found = ofBefore ?? (await read(uid))?.revisions[revision - 1];
      if (!found) throw new Defect(`${uid} has no revision ${revision}`);
      return found.question;
    },
  };
}
