import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { generatePassword } from './generate-password.ts';
import { WrongConfiguration } from './wrong-configuration.ts';
import type { Settings } from './settings.ts';

const secretsSchema = z.object({
  TOKEN_SECRET: z.string(),
  PERSONAL_DATA_KEY: z.string(),
  ADMIN_PASSWORD: z.string(),
  STUDENT_PASSWORD: z.string(),
});
const fileSchema = secretsSchema.extend({
  POSTGRES_PASSWORD: z.string(),
  /** Whether the generated passwords were printed. */
  shown: z.boolean(),
});
type Kept = z.infer<typeof fileSchema>;

export interface StoredSecrets {
  readonly postgresPassword: string;
  readonly secrets: z.infer<typeof secretsSchema>;
  /** Generated passwords that were not printed yet. */
  readonly unprinted: readonly {
    readonly whose: string;
    readonly email: string;
    readonly password: string;
  }[];
  /** Records that they were printed. */
  shown(): void;
}

const remedy = 'Bring it back from a backup, or start with an empty DATA_DIR.';

/**
 * Secrets from the environment, or generated once and stored in `<DATA_DIR>/secrets.json`, readable by its owner only.
 * @throws WrongConfiguration if the file is damaged, or missing while its data exists: new secrets would make the
 * personal data unreadable
 */
export function keepSecrets(given: Settings): StoredSecrets {
  const file = path.join(given.DATA_DIR, 'secrets.json');
  const kept = readKept(file) ?? makeUp(given);
  writeDurably(file, kept);
  const { ADMIN_EMAIL, ADMIN_PASSWORD, STUDENT_EMAIL, STUDENT_PASSWORD } = given;
  const generated = [
    {
      whose: 'Admin',
      email: ADMIN_EMAIL,
      password: kept.ADMIN_PASSWORD,
      isGiven: ADMIN_PASSWORD !== undefined,
    },
    {
      whose: 'Demo student',
      email: STUDENT_EMAIL,
      password: kept.STUDENT_PASSWORD,
      isGiven: STUDENT_PASSWORD !== undefined,
    },
  ];
  return {
    postgresPassword: kept.POSTGRES_PASSWORD,
    secrets: {
      TOKEN_SECRET: given.TOKEN_SECRET ?? kept.TOKEN_SECRET,
      PERSONAL_DATA_KEY: given.PERSONAL_DATA_KEY ?? kept.PERSONAL_DATA_KEY,
      ADMIN_PASSWORD: ADMIN_PASSWORD ?? kept.ADMIN_PASSWORD,
      STUDENT_PASSWORD: STUDENT_PASSWORD ?? kept.STUDENT_PASSWORD,
    },
    unprinted: kept.shown ? [] : generated.filter(({ isGiven }) => !isGiven),
    shown: () => writeDurably(file, { ...kept, shown: true }),
  };
}

function makeUp(given: Settings): Kept {
  if (!given.PERSONAL_DATA_KEY && existsSync(path.join(given.DATA_DIR, 'postgres'))) {
    throw new WrongConfiguration(
      `${path.join(given.DATA_DIR, 'secrets.json')} is missing, and ${given.DATA_DIR} holds data encrypted with its key. ${remedy}`,
    );
  }
  return {
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    PERSONAL_DATA_KEY: randomBytes(32).toString('base64'),
    ADMIN_PASSWORD: generatePassword(),
    STUDENT_PASSWORD: generatePassword(),
    POSTGRES_PASSWORD: generateSecret(),
    shown: false,
  };
}

/** The generated secrets; undefined before the first start. @throws WrongConfiguration */
export function readSecrets(
  dataDir: string,
): Pick<Kept, 'PERSONAL_DATA_KEY' | 'POSTGRES_PASSWORD'> | undefined {
  return readKept(path.join(dataDir, 'secrets.json'));
}

function readKept(file: string): Kept | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch {
    throw new WrongConfiguration(`${file} is damaged; it holds the key of all personal data. ${remedy}`);
  }
}

/** Atomic: a half-written key would be lost. */
function writeDurably(file: string, kept: Kept): void {
  const text = `${JSON.stringify(kept, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
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

function generateSecret(): string {
  return randomBytes(24).toString('base64url');
}
