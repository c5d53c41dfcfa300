import type { EventStore } from '#domain/core/events/event-store.ts';
import type { Journal, PersonalKeys } from '#domain/core/events/journal.ts';
import { mockTestCatalogue, type MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { createReadModels } from '#projections/core/read-models.ts';
import type { Tracer } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Instant } from '#domain/core/instant.ts';
import { registerSignInForms } from './accounts/sign-in/sign-in-form.ts';
import { settlePayment } from './commerce/carts/settle-payment.ts';
import { buildApp } from './http/app.ts';
import type { StartTimer } from './http/body-timer.ts';
import { openPublicSite } from './content/site/public-site.ts';
import { openSiteRenderer } from './content/site/site-renderer.ts';
import type { Dependencies, ServiceSettings } from './dependencies.ts';
import { createPasswords, type Passwords } from './accounts/passwords/passwords.ts';
import { createBackground } from './core/background.ts';
import { createClock } from './core/clock.ts';
import { createFingerprints } from './core/fingerprints.ts';
import type { FileStore } from './files/file-store.ts';
import type { Files } from './files/files.ts';
import { registerLive, type LiveOptions } from './live/live.ts';
import { servePages, type Pages } from './http/pages.ts';
import { createPrincipals } from './identity/principals.ts';
import { createQuestionFiles } from './files/question-files.ts';
import { createCountTable } from './rate-limits/count-table.ts';
import { createRateLimiter } from './rate-limits/rate-limiter.ts';
import { registerReference } from './http/reference.ts';
import { createSessionUse } from './identity/session-use.ts';
import { createSessionTokens } from './identity/tokens.ts';
import { withPrincipals, watchPrincipals } from './identity/watch-principals.ts';
import { noteFailedCalls } from './fair-time/note-failed-calls.ts';
import { registerHealth } from './health/routes.ts';
import { registerOneClick } from './mail/one-click.ts';
import { createOutbox } from './mail/outbox.ts';
import { registerOutboxPage } from './mail/outbox-page.ts';
import { registerProviderEvents } from './mail/provider-events.ts';
import { openPayments, paymentsBy } from './payments/open-payments.ts';
import type { StripeAddress } from './payments/stripe-client.ts';
import { fetchInside } from './payments/till/fetch-inside.ts';
import { registerTill } from './payments/till/register-till.ts';
import { tillKeys } from './payments/till/till-keys.ts';
import { deliverTo } from './payments/till/deliver-notices.ts';
import { registerWebhook, webhookPath } from './payments/webhook-route.ts';
import { measureCalls } from './metrics/measure-calls.ts';
import { createAdapty } from './mobile/adapty.ts';
import { scorecardPreview } from './sittings/previews/scorecard-previews.ts';
import { createQuestionBank } from './questions/question-bank.ts';
import { registerReceiptKeys } from './receipts/public-keys.ts';
import { createReceiptSigner } from './receipts/receipt-signer.ts';
import { createSignedFiles } from './questions/signed-files.ts';
import { allRoutes } from './routes.ts';
import { createSecurityLog } from './security/security-log.ts';
import { traceCalls } from './tracing/trace-calls.ts';

/** Adapters and configuration, opened and closed by the caller. */
export interface Opened {
  readonly store: EventStore;
  readonly journal: Journal;
  readonly keys: PersonalKeys;
  readonly files: FileStore;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly settings: ServiceSettings;
  readonly mockTests?: readonly MockTestBlueprint[];
  readonly clock?: () => Instant;
  /** By default, hashes have the cost of {@link createPasswords}. */
  readonly passwords?: Passwords;
}

export interface Site {
  readonly tracks: Files;
  /** Absent if the clients have their own server, as in development. */
  readonly pages?: Pages;
  readonly live?: LiveOptions;
  readonly metrics?: Registry | undefined;
  readonly tracer?: Tracer | undefined;
  /** Limits the time for request bodies; the machine's timers by default. */
  readonly startTimer?: StartTimer | undefined;
}

export interface Api extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly dependencies: Dependencies;
}

function createDependencies(opened: Opened, site: Site, till: StripeAddress): Dependencies {
  const { store, keys, files, pool, log, settings } = opened;
  const clock = opened.clock ?? createClock();
  const clockMs = opened.clock ? () => Date.parse(clock()) : Date.now;
  const tokens = createSessionTokens(settings.tokenSecret);
  const principals = createPrincipals({
    journal: opened.journal,
    tokens,
    sessionUse: createSessionUse(pool),
    clock,
    environment: settings.environment,
  });
  const journal = withPrincipals(opened.journal, principals);
  const readModels = createReadModels(pool);
  const fingerprints = createFingerprints(settings.personalDataKey);
  const rateLimiter = createRateLimiter({
    table: createCountTable(pool, settings.personalDataKey),
    log,
    clock: clockMs,
  });
  const securityLog = createSecurityLog({
    pool,
    log,
    days: settings.securityLogDays,
    clock: clockMs,
  });
  return {
    store,
    journal,
    readModels,
    bank: createQuestionBank(journal),
    mockTests: opened.mockTests ?? mockTestCatalogue({ sprintSeconds: settings.readingSprintSeconds }),
    keys,
    files,
    questionFiles: createQuestionFiles(files, site.tracks),
    signedFiles: createSignedFiles(settings.tokenSecret),
    siteRenderer: openSiteRenderer(site.pages?.student),
    receiptSigner: createReceiptSigner(settings),
    payments: openPayments(settings, till),
    mobileSubscriptions: settings.adapty && createAdapty(settings.adapty),
    pool,
    log,
    clock,
    settings,
    tokens,
    passwords: opened.passwords ?? createPasswords(),
    principals,
    fingerprints,
    rateLimiter,
    securityLog,
    background: createBackground(log),
  };
}

/** The whole API, ready to listen or to be injected into; disposing drains it and leaves `opened` open. */
export async function composeApi(opened: Opened, site: Site): Promise<Api> {
  const { settings } = opened;
  const running: { app?: FastifyInstance } = {};
  // In an API that does not listen, as in tests, the till is called in process.
  const till: StripeAddress =
    settings.stripeApiUrl === undefined
      ? { url: 'http://localhost/till', fetch: fetchInside(() => running.app) }
      : { url: settings.stripeApiUrl };
  const dependencies = createDependencies(opened, site, till);
  const { store, pool, log, principals, readModels } = dependencies;
  const routes = await allRoutes(dependencies);
  const calls = routes.map(({ call }) => call);
  const isForDevelopment = opened.settings.environment === 'development';
  const app = await buildApp(
    dependencies,
    routes,
    [
      (added) => {
        if (site.metrics) measureCalls(added, site.metrics);
        if (site.tracer) traceCalls(added, site.tracer);
      },
      (added) => noteFailedCalls(added, dependencies),
      (added) => registerHealth(added, dependencies),
      (added) => registerReceiptKeys(added, dependencies),
      (added) => {
        const { payments } = dependencies;
        return registerWebhook(added, { payments, log, settle: (one) => settlePayment(dependencies, one) });
      },
      registerSignInForms,
      async (added) => {
        if (paymentsBy(settings) !== 'till') return;
        const keys = tillKeys(settings.tokenSecret);
        const deliver = deliverTo({ ...till, url: new URL(till.url).origin + webhookPath });
        await registerTill(added, { pool, log, keys, deliver, publicUrl: settings.publicUrl });
      },
      async (added) => {
        // In production it would help an attacker.
        if (isForDevelopment) await registerReference(added, calls);
      },
      (added) => registerLive(added, dependencies, site.live),
      (added) => {
        if (isForDevelopment) registerOutboxPage(added, createOutbox(pool));
      },
      (added) => registerOneClick(added, dependencies),
      async (added) => {
        const { mailWebhookSecret } = opened.settings;
        if (mailWebhookSecret) await registerProviderEvents(added, dependencies, mailWebhookSecret);
      },
      async (added) => {
        if (!site.pages) return;
        const pages = { ...site.pages, paysByStripe: settings.stripe !== undefined };
        const publicSite = openPublicSite(dependencies, pages.student);
        await servePages(added, pages, [scorecardPreview(dependencies)], publicSite, settings);
      },
    ],
    site.startTimer,
  );
  running.app = app;
  const stopping = new AbortController();
  const watching = watchPrincipals(store, principals, log, stopping.signal);
  return {
    app,
    dependencies,
    async [Symbol.asyncDispose]() {
      await app.close();
      await dependencies.background[Symbol.asyncDispose]();
      stopping.abort();
      await watching;
      await dependencies.rateLimiter[Symbol.asyncDispose]();
      await dependencies.securityLog[Symbol.asyncDispose]();
      await readModels.close();
    },
  };
}
