import { fold } from '#domain/core/stream.ts';
import type { Journal } from '#domain/core/journal.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { questionStream, type QuestionState } from '#domain/questions/question-bank.ts';

/** A question with its key, whether students see it, and which revision of its texts and of its key it is. */
export type BankQuestion = Exclude<QuestionState, { readonly status: 'missing' }>;

/** The questions with their keys, for those who decide. None of it leaves the server as it is. */
export interface QuestionBank {
  /**
   * The question as it is now, at most about a second old.
   * @param seen a revision that somebody has seen already: where it is newer, the stream is asked again
   * @throws StoreUnavailable
   */
  get(uid: string, seen?: number): Promise<BankQuestion | undefined>;
  /** The question as it was in one of its revisions. @throws RangeError, see `readQuestionRevision` */
  getRevision(uid: string, revision: number): Promise<Question>;
}

const maximumAgeMs = 1000;

/** Reads the streams `question-<uid>`; callers who ask at the same time share one read. */
export function createQuestionBank(journal: Journal): QuestionBank {
  const present = createCache((uid) => readQuestion(journal, uid), maximumAgeMs);
  const revisions = createCache(async (key) => {
    const [uid = '', revision] = key.split('/');
    return readQuestionRevision(journal, uid, Number(revision));
  }, Number.POSITIVE_INFINITY);
  return {
    async get(uid, seen = 1) {
      const known = await present.get(uid);
      return known && known.revision < seen ? present.get(uid, { isNew: true }) : known;
    },
    getRevision: (uid, revision) => revisions.get(`${uid}/${revision}`),
  };
}

async function readQuestion(journal: Journal, uid: string): Promise<BankQuestion | undefined> {
  const state = fold(questionStream, await journal.read(questionStream, questionStream.nameOf(uid)));
  return state.status === 'missing' ? undefined : state;
}

/**
 * The question as it was in its n-th revision.
 * @throws RangeError when there is no such revision: only one that was seen or stored with an answer is asked for.
 */
export async function readQuestionRevision(
  journal: Journal,
  uid: string,
  revision: number,
): Promise<Question> {
  const events = await journal.read(questionStream, questionStream.nameOf(uid));
  // An event without a question in it, such as a publication, makes no revision.
  const questions = events.flatMap(({ data }) => ('question' in data ? [data.question] : []));
  const question = questions[revision - 1];
  if (!question) throw new RangeError(`${uid} has no revision ${revision}`);
  return question;
}

const cacheLimit = 5000;

/** Remembers what `load` gave for a key, for so many milliseconds; what failed is asked for again. */
function createCache<Value>(load: (key: string) => Promise<Value>, ageMs: number) {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return {
    get(key: string, { isNew = false } = {}): Promise<Value> {
      const now = performance.now();
      const known = kept.get(key);
      if (known && known.until > now && !isNew) return known.value;
      if (kept.size >= cacheLimit) kept.clear();
      const entry = { until: now + ageMs, value: load(key) };
      kept.set(key, entry);
      entry.value.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return entry.value;
    },
  };
}
