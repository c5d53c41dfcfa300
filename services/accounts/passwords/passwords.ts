import { hash, verify } from '@node-rs/argon2';
import { TooManyRequests } from '../../http/errors.ts';
import { createFairQueue, QueueFull } from '../sessions/fair-queue.ts';

/** argon2id, by default with OWASP's minimum parameters. Each `network` has its share of the queue. */
export interface Passwords {
  hash(password: string, network: string): Promise<string>;
  /** Takes the same time without a hash, and returns false. */
  verify(stored: string | undefined, password: string, network: string): Promise<boolean>;
  /** Deterministic for a salt of 16 bytes: one hash is enough to find a code among several. */
  digest(text: string, salt: Uint8Array, network: string): Promise<string>;
}

/** The cost of one hash: memory in KiB, and passes over it. */
interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** 19 MiB and two passes, for one lane. */
const owaspCost: HashCost = { memoryCost: 19_456, timeCost: 2 };

export interface PasswordsOptions {
  /** By default OWASP's least. */
  readonly cost?: HashCost;
  readonly concurrency?: number;
  readonly queueEach?: number;
  readonly queueAll?: number;
  readonly argon2?: Pick<typeof import('@node-rs/argon2'), 'hash' | 'verify'>;
}

/** By then a full queue has advanced. */
const comeAgainMs = 2_000;

/** NFC as in RFC 8265, so that composed and decomposed accents hash equally. */
const normalised = (password: string) => password.normalize('NFC');

/** @throws TooManyRequests if too many calls of this network wait: retry. */
export function createPasswords({
  cost = owaspCost,
  concurrency = 2,
  queueEach = 30,
  queueAll = 300,
  argon2 = { hash, verify },
}: PasswordsOptions = {}): Passwords {
  // `algorithm: 2` is argon2id, the library's default too.
  const parameters = { algorithm: 2, parallelism: 1, ...cost } as const;
  const queue = createFairQueue({ places: concurrency, waitingEach: queueEach, waitingAll: queueAll });
  async function inTurn<Value>(network: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await queue.run(network, work);
    } catch (error) {
      throw error instanceof QueueFull ? new TooManyRequests(comeAgainMs) : error;
    }
  }

  const decoy = argon2.hash('no account has this password', parameters);
  return {
    hash: (password, network) => inTurn(network, () => argon2.hash(normalised(password), parameters)),
    digest: (text, salt, network) => inTurn(network, () => argon2.hash(text, { ...parameters, salt })),
    async verify(stored, password, network) {
      const against = stored ?? (await decoy);
      const isRight = await inTurn(network, () => argon2.verify(against, normalised(password)));
      return stored !== undefined && isRight;
    },
  };
}
