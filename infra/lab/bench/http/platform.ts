import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 as newId } from 'uuid';
import { loginStudent } from '#domain/accounts/contract.ts';
import { createClient, type Client } from '#domain/core/client.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { setUpAuthenticator } from '#infra/testing/browser/authenticator.ts';
import { runChild, startChild, type Child } from './child.ts';

export interface Platform extends AsyncDisposable {
  readonly baseUrl: string;
  readonly student: { readonly email: string; readonly password: string };
  readonly token: string;
  readonly client: Client;
  /** The first admin's token; in production only admins see the health of the parts. */
  readonly adminToken: string;
  readonly secrets: { readonly tokenSecret: string; readonly personalDataKey: Uint8Array };
  /** The pids of the started processes by name: `api`, `projections`, `workflows`. */
  processes(): ReadonlyMap<string, number>;
  startProjections(): Promise<void>;
  /** Starts the workflows in a separate process. @param temporal `host:port` */
  startWorkflows(temporal: string): Promise<void>;
  /** Kills the workflows with SIGKILL; settles after they have exited. */
  killWorkflows(): Promise<void>;
}

const tokenSecret = 'a secret of the bench, 32 characters or more';
const personalDataKey = Buffer.alloc(32, 7);

/**
 * A seeded installation with a separate database and the API in a separate process.
 * @param settings overrides in its environment
 */
export async function startPlatform(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Platform> {
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
    // As the launcher sets it.
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    RATE_LIMIT_FACTOR: '1000000',
    FREE_WRITING_CREDITS: '1000',
    FREE_SPEAKING_CREDITS: '1000',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    STUDENT_EMAIL: student.email,
    STUDENT_PASSWORD: student.password,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TOKEN_SECRET: tokenSecret,
    PERSONAL_DATA_KEY: personalDataKey.toString('base64'),
    ...settings,
  };
  const processes = new Map<string, number>();
  const start = async (entry: string, more: Readonly<Record<string, string>> = {}) => {
    const child = await startChild(`infra/processes/${entry}.ts`, { ...environment, ...more });
    if (child.pid !== undefined) processes.set(entry, child.pid);
    return child;
  };
  await runChild('infra/seed/main.ts', environment);
  started.use(await start('api'));

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
  token = await tokenOf(admin);
  // In production an admin needs a second factor.
  await setUpAuthenticator(client, admin.password);
  const adminToken = token;
  token = await tokenOf(student);
  const all = started.move();
  let workflows: Child | undefined;
  return {
    baseUrl,
    student,
    token,
    adminToken,
    client,
    secrets: { tokenSecret, personalDataKey },
    processes: () => processes,
    async startProjections() {
      all.use(await start('projections'));
    },
    async startWorkflows(temporal) {
      workflows = all.use(await start('workflows', { TEMPORAL_ADDRESS: temporal }));
    },
    killWorkflows: () => workflows?.kill() ?? Promise.resolve(),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
