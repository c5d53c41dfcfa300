import { rateLimits, scaledLimits } from '#domain/core/rate-limits.ts';
import type { AdaptySettings } from '#services/mobile/adapty.ts';
import type { S3Settings } from '#services/files/s3-bucket.ts';
import { contradictionsOf, endpointSettings, stripeSettings } from './contradictions.ts';
import { signInOf } from './sign-in-settings.ts';
import { settings, type SettingName, type Settings } from './settings.ts';
import type { TemporalAccessSettings } from './temporal-access.ts';
import { WrongConfiguration } from './wrong-configuration.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration of a process; the launcher adds the addresses and secrets of the servers that it has started. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

interface AnalysisEndpoint {
  readonly url: string;
  readonly model: string;
  readonly key: string;
}

/**
 * Reads and checks every setting; an empty value counts as unset.
 * @throws WrongConfiguration with one line per wrong setting
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
  // Each name was parsed by its own schema above.
  return values as Settings;
}

/** @throws WrongConfiguration for a wrong setting, or a missing required one */
export function readConfig(environment: Environment = process.env) {
  const given = readSettings(environment);
  const access: TemporalAccessSettings = given;
  const personalDataKey: Buffer = Buffer.from(given.PERSONAL_DATA_KEY ?? '', 'base64');
  const missing = (['DATABASE_URL', 'TOKEN_SECRET', 'PERSONAL_DATA_KEY'] as const).filter(
    (name) => given[name] === undefined,
  );
  if (missing.length > 0) {
    throw new WrongConfiguration(missing.map((name) => refusal(name, 'is not set')).join('\n'));
  }
  return {
    port: given.PORT,
    host: given.HOST,
    /** Without a trailing slash. */
    publicUrl: given.PUBLIC_URL ?? localUrl(given.HOST, given.PORT),
    trustedProxies: given.TRUSTED_PROXIES,
    countryHeader: given.COUNTRY_HEADER,
    dataDir: given.DATA_DIR,
    /** Without one files are in `dataDir`. */
    s3: bucketOf(given),
    environment: given.NINETY_ENV,
    /** Without one email stays in the outbox. */
    smtp: given.SMTP_URL === undefined ? undefined : { url: given.SMTP_URL, from: given.MAIL_FROM },
    mailWebhookSecret: given.MAIL_WEBHOOK_SECRET,
    contactEmail: given.CONTACT_EMAIL ?? given.ADMIN_EMAIL,
    /** `port` is the first of three, one per process. */
    metrics:
      given.METRICS_PORT === undefined ? undefined : { host: given.METRICS_HOST, port: given.METRICS_PORT },
    tracesEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    writingEndpoint: endpointOf(given, 'WRITING'),
    speechEndpoint: endpointOf(given, 'SPEECH'),
    ...paymentsOf(given),
    logLevel: given.LOG_LEVEL,
    eventStore:
      given.EVENT_STORE === 'postgres'
        ? ({ kind: 'postgres' } as const)
        : ({ kind: 'eventstoredb', url: given.EVENTSTOREDB_URL ?? '' } as const),
    databaseUrl: given.DATABASE_URL ?? '',
    temporal: {
      /** `host:port`; without it workflow work waits at its checkpoint. */
      address: given.TEMPORAL_ADDRESS,
      namespace: given.TEMPORAL_NAMESPACE,
      taskQueue: given.TEMPORAL_TASK_QUEUE,
      access,
    },
    tokenSecret: given.TOKEN_SECRET ?? '',
    personalDataKey,
    /** 32 bytes; derived from `personalDataKey` by default. */
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
    adapty: adaptyOf(given),
    signIn: signInOf(given),
    rateLimits: scaledLimits(rateLimits, given.RATE_LIMIT_FACTOR),
    /** Outside the launcher a password may be undefined: then there is no account to seed. */
    admin: { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD },
    student: { email: given.STUDENT_EMAIL, password: given.STUDENT_PASSWORD },
    demoHistory: given.DEMO_HISTORY,
  };
}

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

function adaptyOf({
  ADAPTY_SECRET_KEY: secretKey,
  ADAPTY_API_URL: apiUrl,
}: Settings): AdaptySettings | undefined {
  return secretKey === undefined ? undefined : { secretKey, apiUrl };
}

/** Without keys the till takes payments. */
function paymentsOf(given: Settings) {
  const [secretKey, publishableKey, webhookSecret] = stripeSettings.map((name) => given[name]);
  const stripe =
    secretKey === undefined
      ? undefined
      : { secretKey, publishableKey: publishableKey ?? '', webhookSecret: webhookSecret ?? '' };
  const till = `http://${['0.0.0.0', '::'].includes(given.HOST) ? '127.0.0.1' : hostInUrl(given.HOST)}:${given.PORT}/till`;
  return { stripe, stripeApiUrl: given.STRIPE_API_URL ?? (stripe ? undefined : till) };
}

const hostInUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

function localUrl(host: string, port: number): string {
  const isThisMachine = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  return `http://${isThisMachine ? 'localhost' : host}:${port}`;
}

/** Without the value, which may be a secret. */
function refusal(name: SettingName, what: string): string {
  const { expected, example } = settings[name];
  return `${name} ${what}: expected ${expected}, for example ${name}=${example}`;
}
