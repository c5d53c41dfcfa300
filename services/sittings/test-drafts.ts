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

/** The place that a sealed draft belongs to: it opens nowhere else. */
const placeOf = ({ sessionId, userId }: Test, uid: string) => `test_draft/${userId}/${sessionId}/${uid}`;

interface Row {
  readonly holder: string;
  readonly uid: string | null;
  readonly sealed: Buffer | null;
  readonly saved_at: Date;
}

/** On which page a test is sat, and what stood there last; nothing where no page has said so. */
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
  // A later version may have other answers: what it does not know is no draft.
  const answer = answerSchema.safeParse(parseJson(text)).data;
  return { holder, ...(answer && { draft: { uid, answer, savedAt: savedAt.toISOString() } }) };
}

/** Whether the test is sat on another page than this one. A sender without a name is not asked. */
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

/** From now on the test is sat on this page. @returns whether it was another one before */
export async function hold(
  { pool, keys }: TestDraftDependencies,
  { sessionId, userId }: Test,
  holder: string,
  now: Instant,
): Promise<boolean> {
  // Nothing is kept of those whose personal data was erased.
  if (!(await keys.obtain(userId))) return false;
  const { rowCount } = await pool.query(
    `insert into drafts.test_draft as kept (session_id, user_id, holder, edit, saved_at) values ($1, $2, $3, -1, $4)
     on conflict (session_id) do update set holder = excluded.holder, edit = -1
     where kept.holder <> excluded.holder`,
    [sessionId, userId, holder, now],
  );
  return rowCount === 1;
}

/** Replaces the kept draft, unless a later edit was kept or another page took over. */
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

/** Of a test that is over nothing can be gone on with. */
export async function deleteDraftOfEndedTest(pool: pg.Pool, state: MockTestAttempt): Promise<void> {
  if (state.status !== 'submitted' && state.status !== 'scored') return;
  await pool.query('delete from drafts.test_draft where session_id = $1', [state.test.sessionId]);
}

export async function eraseTestDraftsOf(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query('delete from drafts.test_draft where user_id = $1', [userId]);
}

/** Drops what was left in tests that are over by now, and what no key opens any more. */
export async function deleteOldTestDrafts(pool: pg.Pool, before: Instant): Promise<void> {
  await pool.query(
    `delete from drafts.test_draft where saved_at < $1
     or user_id in (select user_id from personal_keys.key where key is null)`,
    [before],
  );
}
