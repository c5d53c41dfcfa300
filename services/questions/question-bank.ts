import { fold } from '#domain/core/decider.ts';
import type { Journal } from '#domain/core/journal.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { questionCodec, questionDecider, questionStream } from '#domain/questions/question-bank.ts';

/** A question with its key, and how often it was changed: version 1 is the question as it was added. */
export interface VersionedQuestion {
  readonly question: Question;
  readonly version: number;
}

/** The questions with their keys, for those who decide. None of it leaves the server as it is. */
export interface QuestionBank {
  /** The question as it is now, at most about a second old. @throws StoreUnavailable */
  get(uid: string): Promise<VersionedQuestion | undefined>;
  /** The question as it was in one of its versions. @throws RangeError, see `readQuestionVersion` */
  getVersion(uid: string, version: number): Promise<Question>;
}

const maximumAgeMs = 1000;

/** Reads the streams `question-<uid>`; callers who ask at the same time share one read. */
export function createQuestionBank(journal: Journal): QuestionBank {
  const present = createCache((uid) => readQuestion(journal, uid), maximumAgeMs);
  const versions = createCache(async (key) => {
    const [uid = '', version] = key.split('/');
    return readQuestionVersion(journal, uid, Number(version));
  }, Number.POSITIVE_INFINITY);
  return {
    get: present,
    getVersion: (uid, version) => versions(`${uid}/${version}`),
  };
}

async function readQuestion(journal: Journal, uid: string): Promise<VersionedQuestion | undefined> {
  const state = fold(questionDecider, await journal.read(questionCodec, questionStream(uid)));
  return state.status === 'missing' ? undefined : { question: state.question, version: state.version };
}

/**
 * Version n of a question is what its n-th event says.
 * @throws RangeError when there is no such version: only one that was stored with an answer is ever asked for.
 */
export async function readQuestionVersion(journal: Journal, uid: string, version: number): Promise<Question> {
  const [event] = await journal.read(questionCodec, questionStream(uid), { from: version - 1, maxCount: 1 });
  if (!event) throw new RangeError(`${uid} has no version ${version}`);
  return event.data.question;
}

const cacheLimit = 5000;

/** Remembers what `load` gave for a key, for so many milliseconds; what failed is asked for again. */
function createCache<Value>(load: (key: string) => Promise<Value>, ageMs: number) {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return (key: string): Promise<Value> => {
    const now = performance.now();
    const known = kept.get(key);
    if (known && known.until > now) return known.value;
    if (kept.size >= cacheLimit) kept.clear();
    const entry = { until: now + ageMs, value: load(key) };
    kept.set(key, entry);
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.value;
  };
}
