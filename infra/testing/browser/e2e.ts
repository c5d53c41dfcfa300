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
  /** Whether workflows run too, or the Temporal that they use: the worker takes a second or two to start. */
  readonly temporal?: boolean | { readonly address: string };
  /** Scores written answers if workflows run; by default, the rules with facts that need no models. */
  readonly analysis?: WritingAnalysis;
  /** Scores spoken answers; by default just as fast. */
  readonly speech?: SpeechAnalysis;
}

/** The full product in this process, on one port, with the production builds of both clients. */
export interface TestSite extends TestApi {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
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
  // Redirects to the till or a login provider and back need the site's address.
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

/** Builds the clients if their sources changed; concurrent test files wait for the first build. */
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
