import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 as newId } from 'uuid';
import { loginStudent } from '#domain/accounts/contract.ts';
import { createClient, type Client } from '#domain/core/client.ts';
import { freePort } from '#infra/postgres/server.ts';
import { runChild, startChild } from './child.ts';

export interface Platform extends AsyncDisposable {
  readonly baseUrl: string;
  /** The demo student. */
  readonly student: { readonly email: string; readonly password: string };
  /** The demo student's. */
  readonly token: string;
  readonly client: Client;
  /** The first admin's, who alone is told in production how the parts are doing. */
  readonly adminToken: string;
  /** Starts the projections in a process of their own. */
  startProjections(): Promise<void>;
  /** Starts the workflows in a process of their own. @param temporal `host:port` */
  startWorkflows(temporal: string): Promise<void>;
}

/** A seeded installation on a database of its own, with the API in a process of its own. */
export async function startPlatform(databaseUrl: string): Promise<Platform> {
  await using started = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-bench-'));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const student = { email: 'student@ninety.example', password: 'bench-student-password' };
  const admin = { email: 'admin@ninety.example', password: 'bench-admin-password' };
  const environment = {
    NODE_ENV: 'production',
    NINETY_ENV: 'production',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000000',
    FREE_WRITING_CREDITS: '1000',
    FREE_SPEAKING_CREDITS: '1000',
    PORT: String(port),
    STUDENT_EMAIL: student.email,
    STUDENT_PASSWORD: student.password,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TOKEN_SECRET: 'a secret of the bench, 32 characters or more',
    PERSONAL_DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  await runChild('infra/seed/main.ts', environment);
  started.use(await startChild('infra/processes/api.ts', environment));

  const baseUrl = `http://127.0.0.1:${port}`;
  let token: string | undefined;
  const client = createClient({
    baseUrl,
    fetch: (url, init) => fetch(url, init),
    newId,
    token: () => token,
    visitorId: newId,
  });
  const tokenOf = async (account: typeof student) => {
    const answer = await client.call(loginStudent, account);
    if (answer.status !== 200) throw new Error(`${account.email} cannot log in`);
    return answer.body.token;
  };
  const adminToken = await tokenOf(admin);
  token = await tokenOf(student);
  const all = started.move();
  return {
    baseUrl,
    student,
    token,
    adminToken,
    client,
    async startProjections() {
      all.use(await startChild('infra/processes/projections.ts', environment));
    },
    async startWorkflows(temporal) {
      all.use(
        await startChild('infra/processes/workflows.ts', { ...environment, TEMPORAL_ADDRESS: temporal }),
      );
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
