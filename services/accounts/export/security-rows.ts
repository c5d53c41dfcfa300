import type pg from 'pg';
import type { Instant } from '#domain/core/instant.ts';

interface SecurityRow {
  readonly kind: string;
  readonly call: string;
  readonly code: string | null;
  /** An IPv4 address, or the first 64 bits of an IPv6 address. */
  readonly network: string;
  readonly count: number;
  readonly firstAt: Instant;
  readonly lastAt: Instant;
}

export async function listSecurityRows(pool: pg.Pool, userId: string): Promise<SecurityRow[]> {
  const { rows } = await pool.query<{
    kind: string;
    call: string;
    code: string | null;
    network: string;
    count: number;
    first_at: Date;
    last_at: Date;
  }>(
    `select kind, call, code, network, count, first_at, last_at from security.event
     where user_id = $1 order by first_at, id`,
    [userId],
  );
  return rows.map(({ first_at: firstAt, last_at: lastAt, ...row }) => ({
    ...row,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}
