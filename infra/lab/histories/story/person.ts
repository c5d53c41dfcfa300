import { v7 as newId } from 'uuid';
import { createClient, type Client } from '#domain/core/client.ts';
import { loginStudent, registerUser, verifyTokenEmail } from '#domain/accounts/contract.ts';
import type { MailKind } from '#domain/mail/mail-kinds.ts';

export interface Stage {
  readonly baseUrl: string;
  readonly admin: Login;
  /** Waits for the latest mail of a kind. */
  readonly tokenInMail: (userId: string, kind: MailKind) => Promise<string>;
  /** The signing secret of the mail provider: 32 bytes. */
  readonly mailWebhookSecret: Uint8Array;
  /** By which the till knows its callers. */
  readonly tillKey: string;
}

export interface Login {
  readonly email: string;
  readonly password: string;
}

export interface Visitor extends Client {
  readonly visitorId: string;
}

export interface User extends Client, Login {
  readonly userId: string;
}

export function visitor({ baseUrl }: Pick<Stage, 'baseUrl'>, token?: string): Visitor {
  const visitorId = newId();
  const client = createClient({ baseUrl, fetch, newId, token: () => token, visitorId: () => visitorId });
  return { visitorId, call: client.call };
}

export async function newUser(stage: Stage, login: Login): Promise<User> {
  const { body } = await visitor(stage).call(registerUser, login);
  const token = await stage.tokenInMail(body.id, 'verification');
  await visitor(stage).call(verifyTokenEmail, { token, password: login.password });
  return logIn(stage, login);
}

export async function logIn(stage: Stage, { email, password }: Login): Promise<User> {
  const answer = await visitor(stage).call(loginStudent, { email, password });
  if (answer.status !== 200) throw new Error(`${email} is not verified`);
  const { token, user } = answer.body;
  return withToken(stage, { userId: user.id, email, password }, token);
}

export function withToken(
  stage: Pick<Stage, 'baseUrl'>,
  { userId, email, password }: Pick<User, 'userId' | keyof Login>,
  token: string,
): User {
  return { ...visitor(stage, token), userId, email, password };
}
