import type { SignInSettings } from '#services/accounts/sign-in/providers/settings.ts';
import { rateLimits, scaledLimits, type RateLimits } from '#domain/core/rate-limits.ts';
import type { AdaptySettings } from '#services/mobile/adapty.ts';
import type { S3Settings } from '#services/files/s3-bucket.ts';
import { contradictionsOf, endpointSettings, stripeSettings } from './contradictions.ts';
import { signInOf } from './sign-in-settings.ts';
import { settings, type SettingName, type Settings } from './settings.ts';
import type { TemporalAccessSettings } from './temporal-access.ts';
import { WrongConfiguration } from './wrong-configuration.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What a process of Ninety needs to run; the launcher gives what it has started and made up. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where people reach Ninety, without a slash at the end. */
  readonly publicUrl: string;
  readonly trustedProxies: number;
  readonly countryHeader: string | undefined;
  readonly dataDir: string;
  /** None where files are kept in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly environment: 'development' | 'production';
  /** None where mail stays in the outbox. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** What a mail provider signs its reports with; none where there are none. */
  readonly mailWebhookSecret: Buffer | undefined;
  /** Who reads what is written on the contact page. */
  readonly contactEmail: string;
  /** The first of the ports that figures are served at, one for each process; none where they are not wanted. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The collector that traces are sent to; none where they are not wanted. */
  readonly tracesEndpoint: string | undefined;
  /** What judges written answers beside the analysis in the house; none where that judges alone. */
  readonly writingEndpoint: AnalysisEndpoint | undefined;
  /** What tells the words of spoken answers; none where the house hears alone. */
  readonly speechEndpoint: AnalysisEndpoint | undefined;
  /** Stripe's keys; without them the till takes payments. */
  readonly stripe:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | undefined;
  /** Stripe's own where it is undefined. */
  readonly stripeApiUrl: string | undefined;
  readonly logLevel: Settings['LOG_LEVEL'];
  readonly eventStore:
    | { readonly kind: 'postgres' }
    | { readonly kind: 'eventstoredb'; readonly url: string };
  readonly databaseUrl: string;
  readonly temporal: {
    /** `host:port`; undefined where no Temporal was to be had: work for workflows then waits at its checkpoint. */
    readonly address: string | undefined;
    readonly namespace: string;
    readonly taskQueue: string;
    /** See `temporalAccessOf`. */
    readonly access: TemporalAccessSettings;
  };
  /** At least 32 characters. */
  readonly tokenSecret: string;
  /** The master key of personal data: 32 bytes. */
  readonly personalDataKey: Buffer;
  /** Signs receipts: 32 bytes. None where one that follows from `personalDataKey` does. */
  readonly receiptKey: Buffer | undefined;
  /** Public keys of before: `x` in base64url, `until` in ISO 8601 where it has an end. */
  readonly retiredReceiptKeys: readonly { readonly x: string; readonly until?: string | undefined }[];
  readonly readingSprintSeconds: number;
  readonly quickSectionSeconds: number;
  /** How many writing credits a new account begins with. */
  readonly freeWritingCredits: number;
  readonly freeSpeakingCredits: number;
  readonly rateLimits: RateLimits;
  /** The providers that people may sign in with. */
  readonly signIn: SignInSettings;
  /** Where the app of this installation is in the stores. */
  readonly mobileApp: { readonly ios: string | undefined; readonly android: string | undefined };
  /** What knows the purchases of the mobile app; none where there is none. */
  readonly adapty: AdaptySettings | undefined;
  readonly securityLogDays: number;
  readonly visitorKeyDays: number;
  readonly unverifiedDays: number;
  readonly admin: Login;
  readonly student: Login;
  /** Whether a new demo student gets three weeks of history. */
  readonly demoHistory: boolean;
}

interface AnalysisEndpoint {
  readonly url: string;
  readonly model: string;
  readonly key: string;
}

interface Login {
  readonly email: string;
  /** Undefined outside the launcher when the environment gives none: then there is no account to seed. */
  readonly password: string | undefined;
}

/**
 * Reads and checks every setting; an empty value counts as not set.
 * @throws WrongConfiguration with one line for each wrong setting.
 */
export function readSettings(environment: Environment): Settings {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const name of Object.keys(settings) as SettingName[]) {
    const { schema } = settings[name];
    const parsed = schema.safeParse(environment[name] || undefined);
    if (parsed.success) values[name] = parsed.data;
    else wrong.push(refusal(name, 'is wrong'));
  }
  if (wrong.length === 0 && values.EVENT_STORE === 'eventstoredb' && values.EVENTSTOREDB_URL === undefined) {
    wrong.push(refusal('EVENTSTOREDB_URL', 'is not set, and EVENT_STORE is eventstoredb'));
  }
  wrong.push(...contradictionsOf(values));
  if (wrong.length > 0) throw new WrongConfiguration(wrong.join('\n'));
  // Every name of the table was parsed by its own schema above.
  return values as Settings;
}

/**
 * The configuration of a process, from its environment.
 * @throws WrongConfiguration for a wrong setting, or for one that a process cannot do without.
 */
export function readConfig(environment: Environment = process.env): Config {
  const given = readSettings(environment);
  const missing = (['DATABASE_URL', 'TOKEN_SECRET', 'PERSONAL_DATA_KEY'] as const).filter(
    (name) => given[name] === undefined,
  );
  if (missing.length > 0) {
    throw new WrongConfiguration(missing.map((name) => refusal(name, 'is not set')).join('\n'));
  }
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL ?? localUrl(given.HOST, given.PORT),
    trustedProxies: given.TRUSTED_PROXIES,
    countryHeader: given.COUNTRY_HEADER,
    dataDir: given.DATA_DIR,
    s3: bucketOf(given),
    environment: given.NINETY_ENV,
    smtp: given.SMTP_URL === undefined ? undefined : { url: given.SMTP_URL, from: given.MAIL_FROM },
    mailWebhookSecret: given.MAIL_WEBHOOK_SECRET,
    contactEmail: given.CONTACT_EMAIL ?? given.ADMIN_EMAIL,
    metrics:
      given.METRICS_PORT === undefined ? undefined : { host: given.METRICS_HOST, port: given.METRICS_PORT },
    tracesEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    writingEndpoint: endpointOf(given, 'WRITING'),
    speechEndpoint: endpointOf(given, 'SPEECH'),
    ...paymentsOf(given),
    logLevel: given.LOG_LEVEL,
    eventStore:
      given.EVENT_STORE === 'postgres'
        ? { kind: 'postgres' }
        : { kind: 'eventstoredb', url: given.EVENTSTOREDB_URL ?? '' },
    databaseUrl: given.DATABASE_URL ?? '',
    temporal: {
      address: given.TEMPORAL_ADDRESS,
      namespace: given.TEMPORAL_NAMESPACE,
      taskQueue: given.TEMPORAL_TASK_QUEUE,
      access: given,
    },
    tokenSecret: given.TOKEN_SECRET ?? '',
    personalDataKey: Buffer.from(given.PERSONAL_DATA_KEY ?? '', 'base64'),
    receiptKey: given.RECEIPT_KEY,
    retiredReceiptKeys: given.RETIRED_RECEIPT_KEYS ?? [],
    readingSprintSeconds: given.READING_SPRINT_SECONDS,
    quickSectionSeconds: given.QUICK_SECTION_SECONDS,
    securityLogDays: given.SECURITY_LOG_DAYS,
    visitorKeyDays: given.VISITOR_KEY_DAYS,
    unverifiedDays: given.UNVERIFIED_DAYS,
    freeWritingCredits: given.FREE_WRITING_CREDITS,
    freeSpeakingCredits: given.FREE_SPEAKING_CREDITS,
    mobileApp: { ios: given.MOBILE_APP_IOS, android: given.MOBILE_APP_ANDROID },
    adapty:
      given.ADAPTY_SECRET_KEY === undefined
        ? undefined
        : { secretKey: given.ADAPTY_SECRET_KEY, apiUrl: given.ADAPTY_API_URL },
    signIn: signInOf(given),
    rateLimits: scaledLimits(rateLimits, given.RATE_LIMIT_FACTOR),
    admin: { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD },
    student: { email: given.STUDENT_EMAIL, password: given.STUDENT_PASSWORD },
    demoHistory: given.DEMO_HISTORY,
  };
}

/** The bucket that files are kept in, where there is one. */
export function bucketOf(given: Settings): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = given;
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = given;
  if (bucket === undefined) return undefined;
  const keys = id === undefined || secret === undefined ? undefined : { id, secret };
  return { bucket, region, endpoint, keys };
}

function endpointOf(given: Settings, of: 'WRITING' | 'SPEECH'): AnalysisEndpoint | undefined {
  const [url, model, key] = endpointSettings(of).map((name) => given[name]);
  return url === undefined ? undefined : { url, model: model ?? '', key: key ?? '' };
}

function paymentsOf(given: Settings): Pick<Config, 'stripe' | 'stripeApiUrl'> {
  const [secretKey, publishableKey, webhookSecret] = stripeSettings.map((name) => given[name]);
  const stripe =
    secretKey === undefined
      ? undefined
      : { secretKey, publishableKey: publishableKey ?? '', webhookSecret: webhookSecret ?? '' };
  const till = `http://${['0.0.0.0', '::'].includes(given.HOST) ? '127.0.0.1' : hostInUrl(given.HOST)}:${given.PORT}/till`;
  return { stripe, stripeApiUrl: given.STRIPE_API_URL ?? (stripe ? undefined : till) };
}

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

/** The address as a browser on this machine calls it. */
function localUrl(host: string, port: number): string {
  const isThisMachine = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  return `http://${isThisMachine ? 'localhost' : host}:${port}`;
}

/** One line; the value itself is left out, for it may be a secret. */
function refusal(name: SettingName, what: string): string {
  const { expected, example } = settings[name];
  return `${name} ${what}: expected ${expected}, for example ${name}=${example}`;
}
