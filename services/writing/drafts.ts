import { dayMs } from '#domain/core/durations.ts';
import type { PersonalKeys } from '#domain/core/journal.ts';
import { personKey, type Person } from '#projections/progress/person.ts';
import type pg from 'pg';
import { fromBytes, open, seal, toBytes } from '../event-store/journal/cipher.ts';

/** What keeping drafts needs. */
export interface DraftDependencies {
  readonly pool: pg.Pool;
  readonly keys: PersonalKeys;
}

export interface Draft {
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
}

/** A draft that was not touched for so long is dropped. */
const keptMs = 30 * dayMs;

/** The place that a sealed draft belongs to: it opens nowhere else. */
const placeOf = (person: string, uid: string) => `writing_draft/${person}/${uid}`;

/** Keeps what somebody has typed so far in place of what was kept before; an empty text keeps nothing. */
export async function saveDraft(
  { pool, keys }: DraftDependencies,
  person: Person,
  uid: string,
  { text, savedAt }: Draft,
): Promise<void> {
  const owner = personKey(person) ?? '';
  if (text.trim() === '') return dropDraft({ pool }, person, uid);
  const key = await keys.obtain(owner);
  // Nothing is kept of those whose personal data was erased.
  if (!key) return;
  const sealed = toBytes(seal(key, Buffer.from(text), placeOf(owner, uid)));
  await pool.query(
    `insert into drafts.writing_draft (person, uid, sealed, saved_at) values ($1, $2, $3, $4)
     on conflict (person, uid) do update set sealed = excluded.sealed, saved_at = excluded.saved_at`,
    [owner, uid, sealed, savedAt],
  );
}

/** What somebody had typed last and not sent. */
export async function findDraft(
  { pool, keys }: DraftDependencies,
  person: Person,
  uid: string,
): Promise<Draft | undefined> {
  const owner = personKey(person) ?? '';
  const { rows } = await pool.query<{ sealed: Buffer; saved_at: Date }>(
    'select sealed, saved_at from drafts.writing_draft where person = $1 and uid = $2',
    [owner, uid],
  );
  const [row] = rows;
  const key = row && (await keys.find(owner));
  if (!row || !key) return undefined;
  const text = open(key, fromBytes(row.sealed), placeOf(owner, uid)).toString();
  return { text, savedAt: row.saved_at.toISOString() };
}

/** The answer is in, or nothing is left of it. */
export async function dropDraft(
  { pool }: Pick<DraftDependencies, 'pool'>,
  person: Person,
  uid: string,
): Promise<void> {
  await pool.query('delete from drafts.writing_draft where person = $1 and uid = $2', [
    personKey(person),
    uid,
  ]);
}

/** Erases all that a person was writing: with the account. */
export async function eraseDraftsOf(
  { pool }: Pick<DraftDependencies, 'pool'>,
  person: Person,
): Promise<void> {
  await pool.query('delete from drafts.writing_draft where person = $1', [personKey(person)]);
}

/** Drops what was left for a month, and what nobody can read any more. @param now ISO 8601, UTC */
export async function dropOldDrafts(pool: pg.Pool, now: string): Promise<void> {
  await pool.query(
    `delete from drafts.writing_draft where saved_at < $1
     or person in (select user_id from personal_keys.key where key is null)`,
    [new Date(Date.parse(now) - keptMs).toISOString()],
  );
}
