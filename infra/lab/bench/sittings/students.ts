import { randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { loginStudent, registerUser, verifyTokenEmail } from '#domain/accounts/contract.ts';
import { createClient, type Client } from '#domain/core/client.ts';
import { grantCredits } from '#domain/credits/contract.ts';
import { createVerificationToken } from '#services/accounts/email/verification-token.ts';
import type { Platform } from '../http/platform.ts';

export interface Student {
  readonly userId: string;
  readonly client: Client;
}

const password = 'a long password of the bench';

/** Registers students with enough credits for this many tests of one part. */
export async function registerStudents(platform: Platform, students: number, tests: number) {
  const admin = clientWith(platform, platform.adminToken);
  const made: Student[] = [];
  for (let number = 0; number < students; number += 1) {
    const email = `${randomUUID()}@ninety.example`;
    const visitor = clientWith(platform);
    const { id } = (await visitor.call(registerUser, { email, password })).body;
    const token = await createVerificationToken(platform.secrets, { userId: id, email });
    await visitor.call(verifyTokenEmail, { token, password });
    const loggedIn = await visitor.call(loginStudent, { email, password });
    if (loggedIn.status !== 200) throw new Error('A student of the bench cannot log in');
    const { body } = loggedIn;
    if (tests > 0)
      await admin.call(grantCredits, { id, kind: 'sectional_test', credits: tests, reason: 'the bench' });
    made.push({ userId: id, client: clientWith(platform, body.token) });
  }
  return made;
}

/** A client with this token, or a visitor's without one. */
export function clientWith({ baseUrl }: Platform, token?: string): Client {
  const visitorId = newId();
  return createClient({
    baseUrl,
    fetch: (url, init) => fetch(url, init),
    newId,
    token: () => token,
    visitorId: () => visitorId,
  });
}
