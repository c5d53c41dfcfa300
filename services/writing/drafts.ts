import { dayMs } from '#domain/core/durations.ts';
import type { PersonalKeys } from '#domain/core/events/journal.ts';
import { personKey, type Person } from '#projections/progress/person.ts';
import type pg from 'pg';
import type { Instant } from '#domain/core/instant.ts';
import { fromBytes, open, seal, toBytes } from '../event-store/journal/cipher.ts';

export interface DraftDependencies {
  readonly pool: pg.Pool;
  readonly keys: PersonalKeys;
}

export interface Draft {
  readonly text: string;
  readonly savedAt: Instant;
}

/** Untouched drafts expire after this. */
const keptMs = 30 * dayMs;

interface DraftToSave extends Draft {
  /** From `findDraft`; `undefined` saves unconditionally. */
  readonly after: string | null | undefined;
  /** The caller's count of saves; `undefined` overwrites. */
  readonly edit: number | undefined;
}

const placeOf = (person: string, uid: string) => `writing_draft/${person}/${uid}`;

/** Replaces the draft; an empty text deletes it. @returns the number of saves, or the conflict: a submitted answer or a newer text */
export async function saveDraft(
  { pool, keys }: DraftDependencies,
  person: Person,
  uid: string,
  { text, savedAt, after, edit }: DraftToSave,
): Promise<number | 'already_submitted' | 'draft_outdated'> {
  const owner = personKey(person) ?? '';
  const key = await keys.obtain(owner);
  // Nothing is stored for erased users.
  if (!key) return edit ?? 0;
  const sealed = text.trim() === '' ? null : toBytes(seal(key, Buffer.from(text), placeOf(owner, uid)));
  // One statement: an answer either precedes it, so that the condition fails, or follows and deletes the draft.
  const { rows } = await pool.query<{ edit: number }>(
    `insert into drafts.writing_draft as kept (person, uid, sealed, saved_at, after_attempt, edit)
     values ($1, $2, $3, $4, $5, 1)
     on conflict (person, uid)
     do update set sealed = excluded.sealed, saved_at = excluded.saved_at, edit = kept.edit + 1
     where ($6 or kept.after_attempt is not distinct from excluded.after_attempt)
       and ($7::integer is null or kept.edit = $7)
     returning edit`,
    [owner, uid, sealed, savedAt, after ?? null, after === undefined, edit ?? null],
  );
  const [saved] = rows;
  if (saved) return saved.edit;
  const { rowCount } = await pool.query(
    `select from drafts.writing_draft
     where person = $1 and uid = $2 and ($4 or after_attempt is not distinct from $3)`,
    [owner, uid, after ?? null, after === undefined],
  );
  return rowCount === 1 ? 'draft_outdated' : 'already_submitted';
}

/** The unsent draft and the latest answer, after which the next draft is saved. */
export async function findDraft(
  { pool, keys }: DraftDependencies,
  person: Person,
  uid: string,
): Promise<{ readonly draft: Draft | null; readonly after: string | null; readonly edit: number }> {
  const owner = personKey(person) ?? '';
  const { rows } = await pool.query<{
    sealed: Buffer | null;
    saved_at: Date;
    after_attempt: string | null;
    edit: number;
  }>(
    'select sealed, saved_at, after_attempt, edit from drafts.writing_draft where person = $1 and uid = $2',
    [owner, uid],
  );
  const [row] = rows;
  const { after_attempt: after = null, edit = 0 } = row ?? {};
  const key = row?.sealed && (await keys.find(owner));
  if (!row?.sealed || !key) return { draft: null, after, edit };
  const text = open(key, fromBytes(row.sealed), placeOf(owner, uid)).toString();
  return { draft: { text, savedAt: row.saved_at.toISOString() }, after, edit };
}

export async function listDrafts(
  { pool, keys }: DraftDependencies,
  person: Person,
): Promise<readonly (Draft & { readonly uid: string })[]> {
  const owner = personKey(person) ?? '';
  const key = await keys.find(owner);
  if (!key) return [];
  const { rows } = await pool.query<{ uid: string; sealed: Buffer; saved_at: Date }>(
    `select uid, sealed, saved_at from drafts.writing_draft
     where person = $1 and sealed is not null order by saved_at desc, uid`,
    [owner],
  );
  return rows.map(({ uid, sealed, saved_at: savedAt }) => ({
    uid,
    text: open(key, fromBytes(sealed), placeOf(owner, uid)).toString(),
    savedAt: savedAt.toISOString(),
  }));
}

/** Deletes an answer's draft and voids older saves. A repetition has no effect: the next draft may exist by then. */
export async function dropDraft(
  { pool }: Pick<DraftDependencies, 'pool'>,
  person: Person,
  { uid, attemptId, at }: { readonly uid: string; readonly attemptId: string; readonly at: Instant },
): Promise<void> {
  await pool.query(
    `insert into drafts.writing_draft as kept (person, uid, saved_at, after_attempt) values ($1, $2, $3, $4)
     on conflict (person, uid)
     do update set sealed = null, saved_at = excluded.saved_at, after_attempt = excluded.after_attempt, edit = kept.edit + 1
     where kept.after_attempt is distinct from excluded.after_attempt`,
    [personKey(person), uid, at, attemptId],
  );
}

export async function eraseDraftsOf(
  { pool }: Pick<DraftDependencies, 'pool'>,
  person: Person,
): Promise<void> {
  await pool.query('delete from drafts.writing_draft where person = $1', [personKey(person)]);
}

/** Deletes drafts after a month, and those without a key. */
export async function dropOldDrafts(pool: pg.Pool, now: Instant): Promise<void> {
  await pool.query(
    `delete from drafts.writing_draft where saved_at < $1
     or person in (select user_id from personal_keys.key where key is null)`,
    [new Date(Date.parse(now) - keptMs).toISOString()],
  );
}
