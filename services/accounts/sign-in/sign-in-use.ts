import { createHash } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import type { Instant } from '#domain/core/instant.ts';
import { createSealedTokens } from '../../identity/sealed-tokens.ts';
import { inPortTerms } from '../../event-store/postgres/failure.ts';
import type { Identity } from './providers/provider.ts';

const identitySchema = z.object({ subject: z.string(), email: z.string().optional() });

/** Whether a sign-in was used before: a repeated command finds the stored answer. */
export type Use =
  | { readonly kind: 'first' }
  | { readonly kind: 'same command'; readonly identity: Identity | undefined }
  | { readonly kind: 'used' };

export interface SignInUse {
  take(
    state: string,
    commandId: string,
    moment: { readonly now: Instant; readonly endsAt: Date },
  ): Promise<Use>;
  /** Sealed until the sign-in expires: the provider answers once. @throws StoreUnavailable */
  keep(state: string, identity: Identity, endsAt: Date): Promise<void>;
}

/** Hashed, so that a reader of the table can complete no sign-in. */
const keyOf = (state: string) => createHash('sha256').update(state).digest('base64url');

export function createSignInUse(pool: Pick<pg.Pool, 'query'>, secret: string): SignInUse {
  const tokens = createSealedTokens(secret, 'sign-in-identity', identitySchema);
  const query = async (text: string, values: unknown[]) => {
    try {
      return await pool.query<{ command_id: string; identity: string | null }>(text, values);
    } catch (error) {
      throw inPortTerms(error);
    }
  };
  return {
    async take(state, commandId, { now, endsAt }) {
      await query('delete from security.sign_in_use where ends_at < $1', [now]);
      const taken = await query(
        `insert into security.sign_in_use (state, command_id, ends_at) values ($1, $2, $3)
         on conflict (state) do nothing`,
        [keyOf(state), commandId, endsAt],
      );
      if (taken.rowCount === 1) return { kind: 'first' };
      const { rows } = await query('select command_id, identity from security.sign_in_use where state = $1', [
        keyOf(state),
      ]);
      const [row] = rows;
      if (row?.command_id !== commandId) return { kind: 'used' };
      const read = row.identity === null ? undefined : await tokens.read(row.identity, new Date(now));
      return { kind: 'same command', identity: typeof read === 'object' ? read.claims : undefined };
    },
    async keep(state, identity, endsAt) {
      const sealed = await tokens.sign({ ...identity }, endsAt);
      await query('update security.sign_in_use set identity = $2 where state = $1', [keyOf(state), sealed]);
    },
  };
}
