import { createPasswords, type Passwords } from '#services/accounts/passwords/passwords.ts';

/**
 * Hashes of minimal cost. At the default cost each takes 11 ms of CPU time, and a test's student needs three before the
 * test begins.
 */
export const createQuickPasswords = (): Passwords =>
  createPasswords({ cost: { memoryCost: 8, timeCost: 1 } });
