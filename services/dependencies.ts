import type { SiteRenderer } from '#domain/content/site-page.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import type { EventStore } from '#domain/core/events/event-store.ts';
import type { Journal, PersonalKeys } from '#domain/core/events/journal.ts';
import type { RateLimits } from '#domain/core/rate-limits.ts';
import type { ReadModels } from '#projections/core/read-models.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Instant } from '#domain/core/instant.ts';
import type { SignInSettings } from './accounts/sign-in/providers/settings.ts';
import type { QuestionBank } from './questions/question-bank.ts';
import type { Background } from './core/background.ts';
import type { Fingerprints } from './core/fingerprints.ts';
import type { FileStore } from './files/file-store.ts';
import type { Files } from './files/files.ts';
import type { AdaptySettings } from './mobile/adapty.ts';
import type { MobileSubscriptions } from './mobile/mobile-subscriptions.ts';
import type { Payments } from './payments/payments.ts';
import type { ReceiptSecrets, ReceiptSigner } from './receipts/receipt-signer.ts';
import type { SignedFiles } from './questions/signed-files.ts';
import type { Passwords } from './accounts/passwords/passwords.ts';
import type { Principals } from './identity/principals.ts';
import type { SessionTokens } from './identity/tokens.ts';
import type { RateLimiter } from './rate-limits/rate-limiter.ts';
import type { SecurityLog } from './security/security-log.ts';

export interface ServiceSettings extends ReceiptSecrets {
  readonly environment: 'development' | 'production';
  readonly tokenSecret: string;
  /** Ninety's public address, without a trailing slash. */
  readonly publicUrl: string;
  /** Verifies the mail provider's reports; without it none are accepted. */
  readonly mailWebhookSecret?: Uint8Array | undefined;
  readonly readingSprintSeconds: number;
  readonly quickSectionSeconds: number;
  readonly freeWritingCredits: number;
  readonly freeSpeakingCredits: number;
  readonly securityLogDays: number;
  /** The number of proxies in front of the API whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies?: number;
  /** The header with the caller's country, set by the proxies. */
  readonly countryHeader?: string | undefined;
  readonly rateLimits: RateLimits;
  /** The demo student, seeded last; health waits for it. */
  readonly student?: { readonly email: string };
  /** Stripe's keys; without them the till simulates payments, or in production nothing does. */
  readonly stripe?:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | undefined;
  /** The address of Stripe's API or of the till; Stripe's own by default. */
  readonly stripeApiUrl?: string | undefined;
  readonly mobileApp?: { readonly ios?: string | undefined; readonly android?: string | undefined };
  /** Without it no purchases of the mobile app are accepted. */
  readonly adapty?: AdaptySettings | undefined;
  /** Empty by default. */
  readonly signIn?: SignInSettings;
}

export interface Dependencies {
  readonly store: EventStore;
  readonly journal: Journal;
  readonly readModels: ReadModels;
  readonly bank: QuestionBank;
  readonly mockTests: readonly MockTestBlueprint[];
  readonly keys: PersonalKeys;
  readonly files: FileStore;
  readonly questionFiles: Files;
  readonly signedFiles: SignedFiles;
  /** undefined until the student client is built. */
  readonly siteRenderer: () => Promise<SiteRenderer | undefined>;
  readonly receiptSigner: ReceiptSigner;
  readonly payments: Payments;
  readonly mobileSubscriptions?: MobileSubscriptions | undefined;
  readonly pool: pg.Pool;
  readonly log: Logger;
  readonly clock: () => Instant;
  readonly settings: ServiceSettings;
  readonly tokens: SessionTokens;
  readonly passwords: Passwords;
  readonly principals: Principals;
  readonly fingerprints: Fingerprints;
  readonly rateLimiter: RateLimiter;
  readonly securityLog: SecurityLog;
  readonly background: Background;
}
