import type { SiteRenderer } from '#domain/content/site-page.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import type { EventStore } from '#domain/core/events/event-store.ts';
import type { Journal, PersonalKeys } from '#domain/core/events/journal.ts';
import type { RateLimits } from '#domain/core/rate-limits.ts';
import type { ReadModels } from '#projections/core/read-models.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Instant } from '#domain/core/instant.ts';
import type { SignInSettings } from '../accounts/sign-in/providers/settings.ts';
import type { QuestionBank } from '../questions/question-bank.ts';
import type { Background } from './background.ts';
import type { Fingerprints } from './fingerprints.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Files } from '../files/files.ts';
import type { AdaptySettings } from '../mobile/adapty.ts';
import type { MobileSubscriptions } from '../mobile/mobile-subscriptions.ts';
import type { Payments } from '../payments/payments.ts';
import type { ReceiptSecrets, ReceiptSigner } from '../receipts/receipt-signer.ts';
import type { SignedFiles } from '../questions/signed-files.ts';
import type { Passwords } from '../accounts/passwords/passwords.ts';
import type { Principals } from '../identity/principals.ts';
import type { SessionTokens } from '../identity/tokens.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { SecurityLog } from '../security/security-log.ts';

export interface ServiceSettings extends ReceiptSecrets {
  readonly environment: 'development' | 'production';
  /** Signs tokens; at least 32 characters. */
  readonly tokenSecret: string;
  /** Where people reach Ninety, without a slash at the end. */
  readonly publicUrl: string;
  /** What a mail provider signs its reports with; without it none are taken. */
  readonly mailWebhookSecret?: Uint8Array | undefined;
  readonly readingSprintSeconds: number;
  /** No section of a developer's quick sitting is longer. */
  readonly quickSectionSeconds: number;
  /** How many writing credits a new account begins with. */
  readonly freeWritingCredits: number;
  /** How many speaking credits a new account begins with. */
  readonly freeSpeakingCredits: number;
  /** For how many days security events are kept. */
  readonly securityLogDays: number;
  /** How many proxies stand before the API; their `X-Forwarded-For` is believed. */
  readonly trustedProxies?: number;
  /** The header in which they tell the caller's country. */
  readonly countryHeader?: string | undefined;
  readonly rateLimits: RateLimits;
  /** The demo student, whom the seed of a new installation writes last; without one none is waited for. */
  readonly student?: { readonly email: string };
  /** Stripe's keys; without them the till takes payments, and in production nothing does. */
  readonly stripe?:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | undefined;
  /** Where Stripe's API is spoken, by Stripe unless it is told; of the till, where it is. */
  readonly stripeApiUrl?: string | undefined;
  readonly mobileApp?: { readonly ios?: string | undefined; readonly android?: string | undefined };
  /** What knows the purchases of the mobile app; without it none are taken. */
  readonly adapty?: AdaptySettings | undefined;
  /** The providers that people may sign in with; none by default. */
  readonly signIn?: SignInSettings;
}

export interface Dependencies {
  readonly store: EventStore;
  readonly journal: Journal;
  readonly readModels: ReadModels;
  readonly bank: QuestionBank;
  /** The timed tests on offer. */
  readonly mockTests: readonly MockTestBlueprint[];
  readonly keys: PersonalKeys;
  readonly files: FileStore;
  /** The recordings and pictures of questions. */
  readonly questionFiles: Files;
  /** The names under which recordings play. */
  readonly signedFiles: SignedFiles;
  /** What writes the pages of the public site; nothing until the student client is built. */
  readonly siteRenderer: () => Promise<SiteRenderer | undefined>;
  /** Signs the receipts of tests. */
  readonly receiptSigner: ReceiptSigner;
  readonly payments: Payments;
  /** What knows the purchases of the mobile app; undefined where the settings name none. */
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
