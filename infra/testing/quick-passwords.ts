import { createPasswords, type Passwords } from '#services/accounts/passwords/passwords.ts';

/**
 * Hashes of least cost. At the default cost each takes 11 ms of the processor, and a test's student is hashed for three
 * times before the test begins.
 */
export const createQuickPasswords = (): Passwords =>
  createPasswords({ cost: { memoryCost: 8, timeCost: 1 } });
