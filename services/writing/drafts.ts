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

/** A draft that was not touched for so long is dropped. */
const keptMs = 30 * dayMs;

/** A save: what was typed, and after which of the person's answers to the question. */
interface DraftToSave extends Draft {
  /** Of `findDraft` when this was begun; `undefined` where the caller says nothing, and the draft is kept in any case. */
  readonly after: string | null | undefined;
  /** How often the draft had been saved before, as far as the caller knows; `undefined` overwrites whatever there is. */
  readonly edit: number | undefined;
}

/** The place that a sealed draft belongs to: it opens nowhere else. */
const placeOf = (person: string, uid: string) => `writing_draft/${person}/${uid}`;

/**
 * Replaces the kept text; empty deletes it.
 * @returns the number of saves, or why not: an answer or a newer text came in
 */
export async function saveDraft(
  { pool, keys }: DraftDependencies,
  person: Person,
  uid: string,
  { text, savedAt, after, edit }: DraftToSave,
): Promise<number | 'already_submitted' | 'draft_outdated'> {
  const owner = personKey(person) ?? '';
  const key = await keys.obtain(owner);
  // Nothing is kept of those whose personal data was erased.
  if (!key) return edit ?? 0;
  const sealed = text.trim() === '' ? null : toBytes(seal(key, Buffer.from(text), placeOf(owner, uid)));
  // One statement: an answer comes in before it, and the condition fails, or after it, and drops what it kept.
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

/** What someone had typed last and not sent, and the latest answer known here: what is typed from now on comes after it. */
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

/** Everything that a person has typed and not sent, newest first. */
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

/** Drops the draft of an answer and voids older saves. A repeat changes nothing: the next draft may exist by then. */
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

/** Erases all that a person was writing: with the account. */
export async function eraseDraftsOf(
  { pool }: Pick<DraftDependencies, 'pool'>,
  person: Person,
): Promise<void> {
  await pool.query('delete from drafts.writing_draft where person = $1', [personKey(person)]);
}

/** Drops what was left for a month, and what no key opens any more. */
export async function dropOldDrafts(pool: pg.Pool, now: Instant): Promise<void> {
  await pool.query(
    `delete from drafts.writing_draft where saved_at < $1
     or person in (select user_id from personal_keys.key where key is null)`,
    [new Date(Date.parse(now) - keptMs).toISOString()],
  );
}
