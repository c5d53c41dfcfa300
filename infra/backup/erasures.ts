import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '#domain/core/events/json.ts';
import type { PersonalKeys } from '#domain/core/events/journal.ts';
import { instantSchema, type Instant } from '#domain/core/instant.ts';

/** An erased person: a user's id, or `visitor-<id>`. */
const erasureSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]{1,100}$/),
  at: instantSchema.optional(),
});
export type Erasure = z.infer<typeof erasureSchema>;

/** In DATA_DIR beside `secrets.json`, and in no archive: a line of JSON for each erasure. */
export const erasuresFile = 'erasures.jsonl';

/** A restore would bring back persons erased after the archive was taken. */
export class UnknownErasures extends Error {
  override readonly name = 'UnknownErasures';
}

/**
 * Records each destroyed key in a list outside all archives. The record comes second: an interrupted deletion is
 * repeated.
 */
export function notingErasures(keys: PersonalKeys, dataDir: string): PersonalKeys {
  return {
    ...keys,
    async destroy(id) {
      await keys.destroy(id);
      const handle = await open(path.join(dataDir, erasuresFile), 'a', 0o600);
      try {
        await handle.write(`${JSON.stringify({ id, at: new Date().toISOString() })}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
  };
}

/**
 * Erased ids by the list in DATA_DIR and the operator's.
 * @throws UnknownErasures without any list, or for an invalid line
 */
export function knownErasures(dataDir: string, lists: readonly string[], takenAt: Instant): Erasure[] {
  const own = path.join(dataDir, erasuresFile);
  const files = [...(existsSync(own) ? [own] : []), ...lists];
  if (files.length === 0) {
    throw new UnknownErasures(
      `This archive is of ${takenAt}. Accounts that were erased since then would be back, and which ones cannot be known here: ` +
        `there is no ${own}. Copy that file from the DATA_DIR of before, or name lists of ids, one per line: ` +
        'npm run restore -- <file> --erased <list>. An empty list says that no account was erased.',
    );
  }
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => {
        const parsed = erasureSchema.safeParse(line.startsWith('{') ? parseJson(line) : { id: line });
        if (parsed.success) return parsed.data;
        throw new UnknownErasures(`${file}: "${line}" is not an id of a person.`);
      }),
  );
}
