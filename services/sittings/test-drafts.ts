import type { PersonalKeys } from '#domain/core/events/journal.ts';
import { parseJson } from '#domain/core/events/json.ts';
import type { TestDraft } from '#domain/sittings/test-draft.ts';
import type { MockTestAttempt, Started } from '#domain/sittings/mock-test-attempt.ts';
import { answerSchema } from '#domain/question-types/registry.ts';
import type pg from 'pg';
import type { Instant } from '#domain/core/instant.ts';
import { fromBytes, open, seal, toBytes } from '../event-store/journal/cipher.ts';

export interface TestDraftDependencies {
  readonly pool: pg.Pool;
  readonly keys: PersonalKeys;
}

type Test = Pick<Started, 'sessionId' | 'userId'>;

/** A draft is encrypted for this place, and opens nowhere else. */
const placeOf = ({ sessionId, userId }: Test, uid: string) => `test_draft/${userId}/${sessionId}/${uid}`;

interface Row {
  readonly holder: string;
  readonly uid: string | null;
  readonly sealed: Buffer | null;
  readonly saved_at: Date;
}

/** The page that holds a test, and its draft; undefined without one. */
export async function findTestDraft(
  { pool, keys }: TestDraftDependencies,
  test: Test,
): Promise<{ readonly holder: string; readonly draft?: TestDraft } | undefined> {
  const { rows } = await pool.query<Row>(
    'select holder, uid, sealed, saved_at from drafts.test_draft where session_id = $1',
    [test.sessionId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { holder, uid, sealed, saved_at: savedAt } = row;
  const key = sealed && (await keys.find(test.userId));
  if (!key || uid === null) return { holder };
  const text = open(key, fromBytes(sealed), placeOf(test, uid)).toString();
  const answer = answerSchema.safeParse(parseJson(text)).data;
  return { holder, ...(answer && { draft: { uid, answer, savedAt: savedAt.toISOString() } }) };
}

/** Whether another page holds the test. Callers without a name always pass. */
export async function isTakenOver(
  pool: pg.Pool,
  sessionId: string,
  holder: string | undefined,
): Promise<boolean> {
  if (holder === undefined) return false;
  const { rowCount } = await pool.query(
    'select from drafts.test_draft where session_id = $1 and holder <> $2',
    [sessionId, holder],
  );
  return rowCount === 1;
}

/** Moves the test to this page. @returns whether another one held it */
export async function hold(
  { pool, keys }: TestDraftDependencies,
  { sessionId, userId }: Test,
  holder: string,
  now: Instant,
): Promise<boolean> {
  // Nothing is stored for erased users.
  if (!(await keys.obtain(userId))) return false;
  const { rowCount } = await pool.query(
    `insert into drafts.test_draft as kept (session_id, user_id, holder, edit, saved_at) values ($1, $2, $3, -1, $4)
     on conflict (session_id) do update set holder = excluded.holder, edit = -1
     where kept.holder <> excluded.holder`,
    [sessionId, userId, holder, now],
  );
  return rowCount === 1;
}

/** Replaces the draft, unless it is outdated or another page holds the test. */
export async function saveTestDraft(
  { pool, keys }: TestDraftDependencies,
  test: Test,
  { uid, answer, savedAt, holder, edit }: TestDraft & { readonly holder: string; readonly edit: number },
): Promise<'kept' | 'outdated' | 'taken_over'> {
  const key = await keys.obtain(test.userId);
  if (!key) return 'outdated';
  const sealed = toBytes(seal(key, Buffer.from(JSON.stringify(answer)), placeOf(test, uid)));
  const { rowCount } = await pool.query(
    `insert into drafts.test_draft as kept (session_id, user_id, holder, edit, uid, sealed, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (session_id) do update
     set edit = excluded.edit, uid = excluded.uid, sealed = excluded.sealed, saved_at = excluded.saved_at
     where kept.holder = excluded.holder and kept.edit < excluded.edit`,
    [test.sessionId, test.userId, holder, edit, uid, sealed, savedAt],
  );
  if (rowCount === 1) return 'kept';
  return (await isTakenOver(pool, test.sessionId, holder)) ? 'taken_over' : 'outdated';
}

/** Ended tests cannot be continued. */
export async function deleteDraftOfEndedTest(pool: pg.Pool, state: MockTestAttempt): Promise<void> {
  if (state.status !== 'submitted' && state.status !== 'scored') return;
  await pool.query('delete from drafts.test_draft where session_id = $1', [state.test.sessionId]);
}

export async function eraseTestDraftsOf(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query('delete from drafts.test_draft where user_id = $1', [userId]);
}

/** Deletes drafts of ended tests, and those without a key. */
export async function deleteOldTestDrafts(pool: pg.Pool, before: Instant): Promise<void> {
  await pool.query(
    `delete from drafts.test_draft where saved_at < $1
     or user_id in (select user_id from personal_keys.key where key is null)`,
    [before],
  );
}
