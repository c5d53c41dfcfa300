import { hash, verify } from '@node-rs/argon2';
import { StoreUnavailable } from '#domain/core/event-store.ts';

/** Hashes and checks passwords: argon2id with the parameters that OWASP names as its least. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, and says no. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

/** 19 MiB, two passes, one lane; `algorithm: 2` is argon2id, the library's default too. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordsOptions {
  /** How many are hashed at the same time: each takes a thread, and files and addresses need threads too. */
  readonly concurrency?: number;
  /** How many may wait; the next one is told to come again. */
  readonly queue?: number;
}

/** @throws StoreUnavailable when too many wait: the same call may be made again. */
export function createPasswords({ concurrency = 2, queue = 200 }: PasswordsOptions = {}): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= concurrency) {
      if (waiting.length >= queue) throw new StoreUnavailable('too many passwords wait to be checked');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place goes over to the next one, so nobody can come in between.
      if (next) next();
      else running -= 1;
    }
  }

  const nobodys = hash('the password of nobody', parameters);
  return {
    hash: (password) => inTurn(() => hash(password, parameters)),
    async verify(stored, password) {
      const against = stored ?? (await nobodys);
      const isRight = await inTurn(() => verify(against, password));
      return stored !== undefined && isRight;
    },
  };
}
