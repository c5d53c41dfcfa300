import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { buildClient, clients } from '#infra/launcher/clients.ts';
import type { SpeechAnalysis } from '#domain/scoring/speech-analysis.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { freePort } from '#infra/launcher/free-port.ts';
import { startTestApi, type TestApi, type TestApiOptions } from '../api.ts';
import { temporalAddress } from '../servers/temporal.ts';
import { startTestWorkflows } from '../workflows.ts';

export { launchBrowser } from '#infra/browser/launch-browser.ts';

export interface TestSiteOptions extends TestApiOptions {
  /** Whether workflows run too, or the Temporal that they run on: the worker takes a second or two to start. */
  readonly temporal?: boolean | { readonly address: string };
  /** What scores written answers where workflows run; its rules on facts without models unless said otherwise. */
  readonly analysis?: WritingAnalysis;
  /** What scores spoken answers; as quick unless said otherwise. */
  readonly speech?: SpeechAnalysis;
}

/** The whole product in this process, served on a port with both clients as they are built for production. */
export interface TestSite extends TestApi {
  /** `http://127.0.0.1:<port>`, without a slash at its end. */
  readonly url: string;
}

const root = path.resolve(import.meta.dirname, '..', '..', '..');
const buildLock = 0x6275696c;

export async function startTestSite({
  temporal = false,
  analysis,
  speech,
  ...options
}: TestSiteOptions = {}): Promise<TestSite> {
  await using stack = new AsyncDisposableStack();
  await buildClients();
  const pages = {
    student: path.join(root, 'web-student', 'dist'),
    admin: path.join(root, 'web-admin', 'dist'),
  };
  const { port = await freePort() } = options;
  // What leads out and back, to a till or a provider of logins, has to know where the site is.
  const settings = { publicUrl: `http://127.0.0.1:${port}`, ...options.settings };
  const api = stack.use(await startTestApi({ ...options, port, settings, site: { pages, ...options.site } }));
  const url = await api.listen();
  const own = typeof temporal === 'object' ? temporal.address : undefined;
  const address = own ?? (temporal === true ? temporalAddress() : undefined);
  stack.use(
    startTestWorkflows(api, {
      site: url,
      address,
      ...(analysis && { analysis }),
      ...(speech && { speech }),
    }),
  );
  const owned = stack.move();
  return { ...api, url, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

/** Builds what has changed since its last build; test files that come at the same time wait for the first one. */
async function buildClients(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [buildLock]);
    for (const name of clients) {
      await buildClient(name, {
        cwd: root,
        environment: process.env,
        log: path.join(tmpdir(), `ninety-build-${process.pid}.log`),
        tell: (sentence) => process.stderr.write(`${sentence}\n`),
        signal: AbortSignal.timeout(600_000),
      });
    }
  } finally {
    await client.end();
  }
}
