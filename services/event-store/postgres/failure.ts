import pg from 'pg';
import { InvalidAppend, StoreUnavailable } from '#domain/core/events/event-store.ts';

/** SQLSTATE classes of transient errors: retry. */
const passing = new Set(['08', '40', '53', '55', '57', '58']);
/** Invalid data, a program limit (nesting), or a constraint. */
const refused = new Set(['22', '23', '54']);

export function isStatementsFault(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !passing.has(error.code?.slice(0, 2) ?? '');
}

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505';
}

/** An error of `pg` in the port's terms: `InvalidAppend`, `StoreUnavailable`, or itself if it is a defect. */
export function inPortTerms(error: unknown): unknown {
  if (error instanceof InvalidAppend || error instanceof StoreUnavailable) return error;
  if (!isStatementsFault(error)) {
    return new StoreUnavailable(`Postgres: ${messageOf(error)}`, { cause: error });
  }
  const sqlState = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  return refused.has(sqlState.slice(0, 2))
    ? new InvalidAppend(`Postgres rejected the append: ${messageOf(error)}`, { cause: error })
    : error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
