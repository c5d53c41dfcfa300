import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { loginStudent, registerUser, verifyTokenEmail, type User } from '#domain/accounts/contract.ts';
import type { Answered, CallOptions, Client } from '#domain/core/client.ts';
import type { AnyCall, InputOf } from '#domain/core/contract.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { clientInside } from '#infra/processes/client-inside.ts';
import { seedAccount } from '#infra/seed/seed-account.ts';
import { createVerificationToken } from '#services/accounts/email/verification-token.ts';
import type { Passwords } from '#services/accounts/passwords/passwords.ts';
import type { ServiceSettings } from '#services/dependencies.ts';

export interface TestPerson extends Client {
  readonly visitorId: string;
  readonly token: string | undefined;
}
export interface TestUser extends TestPerson {
  readonly token: string;
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  /** From the login: a browser stores it with the token. */
  readonly profile: User;
}

export interface TestPeople {
  /** Makes one call with this token or visitor id, or without either. @throws CallFailed */
  call<Of extends AnyCall>(
    call: Of,
    input: InputOf<Of>,
    options?: CallOptions & { readonly token?: string; readonly visitorId?: string },
  ): Promise<Answered<Of>>;
  visitor(): TestPerson;
  /** Registers a student with a verified address. */
  registerAndLogIn(): Promise<TestUser>;
  admin(): Promise<TestUser>;
  /** Starts a new session for a user, which ends the previous one. */
  logIn(user: Pick<TestUser, 'email' | 'password'>): Promise<TestUser>;
}

interface Parts {
  readonly app: FastifyInstance;
  readonly journal: Journal;
  readonly settings: ServiceSettings;
  readonly passwords: Passwords;
  readonly clock: () => Instant;
}

export function createTestPeople({ app, journal, settings, passwords, clock }: Parts): TestPeople {
  const personWith = (token: string | undefined, visitorId: string): TestPerson => ({
    ...clientInside(app, () => token, visitorId),
    token,
    visitorId,
  });
  const logIn = async ({ email, password }: Pick<TestUser, 'email' | 'password'>): Promise<TestUser> => {
    const visitorId = randomUUID();
    const answer = await personWith(undefined, visitorId).call(loginStudent, { email, password });
    if (answer.status !== 200) throw new Error(`${email} cannot log in: ${answer.status}`);
    const { token, user } = answer.body;
    return { ...personWith(token, visitorId), token, userId: user.id, email, password, profile: user };
  };
  const newLogin = () => ({
    email: `${randomBytes(6).toString('hex')}@example.com`,
    password: 'a long password',
  });
  return {
    call: (call, input, { token, visitorId, ...rest } = {}) =>
      personWith(token, visitorId ?? randomUUID()).call(call, input, rest),
    visitor: () => personWith(undefined, randomUUID()),
    logIn,
    async registerAndLogIn() {
      const login = newLogin();
      const visitor = personWith(undefined, randomUUID());
      const { body } = await visitor.call(registerUser, login);
      const verification = { userId: body.id, email: login.email };
      const token = await createVerificationToken(settings, verification, new Date(clock()));
      await visitor.call(verifyTokenEmail, { token, password: login.password });
      return logIn(login);
    },
    async admin() {
      const login = newLogin();
      await seedAccount({ journal, settings, passwords }, { ...login, platformAccess: 'admin' }, clock());
      return logIn(login);
    },
  };
}
