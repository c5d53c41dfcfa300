import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { WrongConfiguration, type Settings } from './config.ts';

const secretsSchema = z.object({
  TOKEN_SECRET: z.string(),
  PERSONAL_DATA_KEY: z.string(),
  ADMIN_PASSWORD: z.string(),
  STUDENT_PASSWORD: z.string(),
});
const remedy = 'Bring it back from a backup, or start with an empty DATA_DIR.';

export type Secrets = z.infer<typeof secretsSchema>;

/**
 * The secrets of an installation: those of the environment first, the others made up once and kept in
 * `<DATA_DIR>/secrets.json`, readable by its owner alone. `areNew` tells that they are to be shown.
 * @throws WrongConfiguration when the file is damaged, or gone while its data is there: new secrets would make
 * the personal data unreadable for good.
 */
export function keepSecrets(given: Settings): { readonly secrets: Secrets; readonly areNew: boolean } {
  const file = path.join(given.DATA_DIR, 'secrets.json');
  const kept = readKept(file);
  if (!kept && !given.PERSONAL_DATA_KEY && existsSync(path.join(given.DATA_DIR, 'postgres'))) {
    throw new WrongConfiguration(
      `${file} is missing, and ${given.DATA_DIR} holds data encrypted with its key. ${remedy}`,
    );
  }
  const made = kept ?? {
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    PERSONAL_DATA_KEY: randomBytes(32).toString('base64'),
    ADMIN_PASSWORD: madeUpPassword(),
    STUDENT_PASSWORD: madeUpPassword(),
  };
  if (!kept) writeDurably(file, `${JSON.stringify(made, null, 2)}\n`);
  return {
    areNew: kept === undefined,
    secrets: {
      TOKEN_SECRET: given.TOKEN_SECRET ?? made.TOKEN_SECRET,
      PERSONAL_DATA_KEY: given.PERSONAL_DATA_KEY ?? made.PERSONAL_DATA_KEY,
      ADMIN_PASSWORD: given.ADMIN_PASSWORD ?? made.ADMIN_PASSWORD,
      STUDENT_PASSWORD: given.STUDENT_PASSWORD ?? made.STUDENT_PASSWORD,
    },
  };
}

function readKept(file: string): Secrets | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new WrongConfiguration(`${file} is damaged; it holds the key of all personal data. ${remedy}`);
  }
}

/** The file is either not there or whole: a half-written key would be a lost one. */
function writeDurably(file: string, text: string): void {
  const half = `${file}.${process.pid}`;
  const handle = openSync(half, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(half, file);
}

/** Twelve letters and digits without the ones that look alike: 59 bits. */
function madeUpPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const pick = () => {
    for (;;) {
      const byte = randomBytes(1)[0] ?? 255;
      if (byte < letters.length * 8) return letters[byte % letters.length] ?? '';
    }
  };
  return [4, 4, 4].map((length) => Array.from({ length }, pick).join('')).join('-');
}
