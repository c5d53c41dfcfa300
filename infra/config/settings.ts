import { z } from 'zod';
import { eventStoreDbAddress } from './eventstoredb-address.ts';
import { mailSettings } from './mail-settings.ts';
import { mobileSettings } from './mobile-settings.ts';
import { paymentSettings } from './payment-settings.ts';
import { setting, url, wholeNumber } from './setting.ts';
import { storageSettings } from './storage-settings.ts';
import { signInSettings } from './sign-in-settings.ts';

const email = z.email().max(254);
const password = z.string().min(8).max(200);
const file = z.string().min(1).max(4_000).optional();
const address = z.string().regex(/^(\[[0-9a-fA-F:]+\]|[\w.-]+):\d{1,5}$/);

const endpoint = {
  url: {
    schema: url('http:', 'https:')
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    expected: 'an http:// or https:// address',
    example: 'https://models.example.org/v1',
  },
  model: {
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/)
      .optional(),
    meaning: 'The model to request from the endpoint',
    expected: 'a name without spaces',
    example: 'a-model-2026-01',
    otherwise: 'none',
  },
  key: {
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{1,4000}$/)
      .optional(),
    meaning: 'The API key of the endpoint',
    expected: 'a key without spaces',
    example: 'a-key-of-the-endpoint',
    otherwise: 'none',
  },
} as const;

/** The only list of settings: for the launcher and the processes, error messages, and the README's table. */
export const settings = {
  PORT: setting({
    schema: wholeNumber(1, 65535).default(8090),
    meaning: 'Where the API and both clients are served',
    expected: 'a port from 1 to 65535',
    example: '8090',
  }),
  HOST: setting({
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    meaning: 'The address to listen on; `0.0.0.0` for all networks',
    expected: 'a host name or an IP address',
    example: '0.0.0.0',
  }),
  PUBLIC_URL: setting({
    schema: url('http:', 'https:')
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    meaning: 'The public address of Ninety, for links in emails',
    expected: 'an http:// or https:// address',
    example: 'https://ninety.example.org',
    otherwise: '`http://localhost:<PORT>`',
  }),
  TRUSTED_PROXIES: setting({
    schema: wholeNumber(0, 10).default(0),
    meaning: 'The number of proxies in front of the API, whose `X-Forwarded-For` is trusted',
    expected: 'a whole number from 0 to 10',
    example: '1',
  }),
  COUNTRY_HEADER: setting({
    schema: z
      .string()
      .regex(/^[A-Za-z][\w-]{0,60}$/)
      .optional(),
    meaning:
      'The header in which a trusted proxy sends the caller’s country, which sets the currency; requires `TRUSTED_PROXIES`',
    expected: 'the name of a header',
    example: 'CF-IPCountry',
    otherwise: 'none: by time zone and language',
  }),
  DATA_DIR: setting({
    schema: z.string().default('.data'),
    meaning: 'The folder of the embedded Postgres and Temporal, files, logs and generated secrets',
    expected: 'a folder',
    example: '/var/lib/ninety',
  }),
  ...storageSettings,
  NINETY_ENV: setting({
    schema: z.enum(['development', 'production']).default('development'),
    meaning: '`development` serves the outbox page, which shows mail instead of sending it',
    expected: 'development or production',
    example: 'production',
  }),
  ...mailSettings,
  METRICS_PORT: setting({
    schema: wholeNumber(1, 65_533).optional(),
    meaning:
      'The port of the API’s `/metrics` for Prometheus; the projections and the workflows use the next two ports',
    expected: 'a port from 1 to 65533',
    example: '9464',
    otherwise: 'none: no metrics',
  }),
  METRICS_HOST: setting({
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    meaning: 'The address that `/metrics` listens on, without authentication',
    expected: 'a host name or an IP address',
    example: '0.0.0.0',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    schema: url('http:', 'https:').optional(),
    meaning:
      "Where traces are sent by OTLP over HTTP; headers, sampler and limits are the OpenTelemetry SDK's own `OTEL_` variables",
    expected: 'an http:// or https:// address',
    example: 'http://127.0.0.1:4318',
    otherwise: 'none: no traces',
  }),
  WRITING_ANALYSIS_URL: setting({
    ...endpoint.url,
    meaning:
      "An endpoint that speaks OpenAI's chat completions and judges written answers, up to and without `/chat/completions`; needs the two settings after it",
    otherwise: 'none: the embedded analysis',
  }),
  WRITING_ANALYSIS_MODEL: setting(endpoint.model),
  WRITING_ANALYSIS_KEY: setting(endpoint.key),
  SPEECH_ANALYSIS_URL: setting({
    ...endpoint.url,
    meaning:
      "An endpoint that speaks OpenAI's transcriptions with times of words and transcribes free answers, up to and without `/audio/transcriptions`; needs the two settings after it",
    otherwise: 'none: the embedded recogniser',
  }),
  SPEECH_ANALYSIS_MODEL: setting(endpoint.model),
  SPEECH_ANALYSIS_KEY: setting(endpoint.key),
  ...paymentSettings,
  ...signInSettings,
  LOG_LEVEL: setting({
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    meaning: 'The log level',
    expected: 'trace, debug, info, warn, error, fatal or silent',
    example: 'debug',
  }),
  EVENT_STORE: setting({
    schema: z.enum(['postgres', 'eventstoredb']).default('postgres'),
    meaning: 'Where events are stored',
    expected: 'postgres or eventstoredb',
    example: 'eventstoredb',
  }),
  EVENTSTOREDB_URL: setting({
    schema: eventStoreDbAddress.optional(),
    meaning:
      'The EventStoreDB cluster, required by `EVENT_STORE=eventstoredb`; `tls=true` for TLS, `tlsCAFile` for your own CA',
    expected:
      "an esdb:// or esdb+discover:// address with parameters that its client knows; a certificate is always checked (not tlsVerifyCert), tlsCAFile names your own CA's",
    example: 'esdb://events.example.org:2113?tls=true',
    otherwise: 'none',
  }),
  DATABASE_URL: setting({
    schema: url('postgres:', 'postgresql:').optional(),
    meaning: 'Your own Postgres; `sslmode=verify-full` for TLS, `sslrootcert` for your own CA',
    expected: 'a postgres:// address',
    example: 'postgres://ninety:secret@db.example.org:5432/ninety?sslmode=verify-full',
    otherwise: 'an embedded Postgres in `DATA_DIR`',
  }),
  TEMPORAL_ADDRESS: setting({
    schema: address.optional(),
    meaning: 'Your own Temporal cluster',
    expected: 'a host and a port',
    example: '127.0.0.1:7233',
    otherwise: 'a Temporal dev server in `DATA_DIR`',
  }),
  TEMPORAL_TLS: setting({
    schema: z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
    meaning: 'Whether to connect to Temporal over TLS',
    expected: 'true or false',
    example: 'true',
  }),
  TEMPORAL_TLS_CA: setting({
    schema: file,
    meaning: 'The CA certificate that verifies Temporal, a PEM file',
    expected: 'the path of a file',
    example: '/etc/ninety/temporal-ca.pem',
    otherwise: "the system's",
  }),
  TEMPORAL_TLS_CERT: setting({
    schema: file,
    meaning: 'The client certificate for Temporal, a PEM file',
    expected: 'the path of a file',
    example: '/etc/ninety/temporal.pem',
    otherwise: 'none',
  }),
  TEMPORAL_TLS_KEY: setting({
    schema: file,
    meaning: 'The key of the client certificate, a PEM file',
    expected: 'the path of a file',
    example: '/etc/ninety/temporal.key',
    otherwise: 'none',
  }),
  TEMPORAL_TLS_SERVER_NAME: setting({
    schema: z
      .string()
      .regex(/^[\w.-]{1,253}$/)
      .optional(),
    meaning: 'The server name in Temporal’s certificate, if not the host of `TEMPORAL_ADDRESS`',
    expected: 'a host name',
    example: 'temporal.example.org',
    otherwise: 'the host of `TEMPORAL_ADDRESS`',
  }),
  TEMPORAL_API_KEY: setting({
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{1,4000}$/)
      .optional(),
    meaning: 'The API key for Temporal; sent only over TLS',
    expected: 'a key without spaces',
    example: 'a-key-of-temporal',
    otherwise: 'none',
  }),
  TEMPORAL_NAMESPACE: setting({
    schema: z
      .string()
      .regex(/^[\w.-]{1,200}$/)
      .default('default'),
    meaning: 'The Temporal namespace',
    expected: 'letters, digits, dots and dashes',
    example: 'ninety',
  }),
  TEMPORAL_TASK_QUEUE: setting({
    schema: z
      .string()
      .regex(/^[\w.-]{1,200}$/)
      .default('ninety'),
    meaning: 'The task queue of the workflow workers',
    expected: 'letters, digits, dots and dashes',
    example: 'ninety',
  }),
  ADMIN_EMAIL: setting({
    schema: email.default('admin@ninety.example'),
    meaning: 'The first admin of a new installation',
    expected: 'an email address',
    example: 'admin@example.org',
  }),
  ADMIN_PASSWORD: setting({
    schema: password.optional(),
    meaning: "The first admin's password",
    expected: '8 to 200 characters',
    example: 'correct-horse-battery',
    otherwise: 'generated and printed once',
  }),
  STUDENT_EMAIL: setting({
    schema: email.default('student@ninety.example'),
    meaning: 'The demo student of a new installation',
    expected: 'an email address',
    example: 'student@example.org',
  }),
  STUDENT_PASSWORD: setting({
    schema: password.optional(),
    meaning: "The demo student's password",
    expected: '8 to 200 characters',
    example: 'correct-horse-battery',
    otherwise: 'generated and printed once',
  }),
  DEMO_HISTORY: setting({
    schema: z
      .enum(['true', 'false'])
      .default('true')
      .transform((text) => text === 'true'),
    meaning:
      'Whether the demo student of a new installation gets three weeks of history; not with `NINETY_ENV=production`',
    expected: 'true or false',
    example: 'false',
  }),
  TOKEN_SECRET: setting({
    schema: z.string().min(32).max(500).optional(),
    meaning: 'Signs the session tokens; the same for all replicas',
    expected: 'at least 32 characters',
    example: '4f1c0e7a9d5b2c8e6f3a1b7d9c5e2f8a',
    otherwise: 'generated and stored in `DATA_DIR`',
  }),
  PERSONAL_DATA_KEY: setting({
    schema: z
      .base64()
      .refine((text) => Buffer.from(text, 'base64').length === 32)
      .optional(),
    meaning: 'Encrypts the keys of personal data; losing it loses that data',
    expected: '32 bytes in base64',
    example: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=',
    otherwise: 'generated and stored in `DATA_DIR`',
  }),
  RECEIPT_KEY: setting({
    schema: z
      .base64()
      .refine((text) => Buffer.from(text, 'base64').length === 32)
      .transform((text) => Buffer.from(text, 'base64'))
      .optional(),
    meaning: 'Signs the receipts of tests with Ed25519; the same for all replicas',
    expected: '32 bytes in base64',
    example: 'nWGxne/9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A=',
    otherwise: 'derived from `PERSONAL_DATA_KEY`',
  }),
  RETIRED_RECEIPT_KEYS: setting({
    schema: z
      .string()
      .regex(/^[\w-]{43}(@\d{4}-\d{2}-\d{2})?(,[\w-]{43}(@\d{4}-\d{2}-\d{2})?)*$/)
      .transform((text) => text.split(',').map((one) => one.split('@')))
      .refine((keys) => keys.every(([, day]) => day === undefined || !Number.isNaN(Date.parse(day))))
      .transform((keys) =>
        keys.map(([x = '', day]) => ({ x, ...(day !== undefined && { until: `${day}T00:00:00.000Z` }) })),
      )
      .optional(),
    meaning:
      'The public part of each earlier `RECEIPT_KEY`, as in `x` of `/.well-known/ninety-receipts.json`, so that old receipts stay valid; `@` and a day (UTC) end a key, that of `PERSONAL_DATA_KEY` too: receipts of tests handed in from that day on are not genuine by it',
    expected: 'public keys in base64url, each with `@` and a day if it has an end, with commas between them',
    example: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo@2026-12-31',
    otherwise: 'none',
  }),
  READING_SPRINT_SECONDS: setting({
    schema: wholeNumber(1, 86_400).default(360),
    meaning: 'The pooled clock of the reading sprint, in seconds',
    expected: 'a whole number of seconds from 1 to 86400',
    example: '360',
  }),
  QUICK_SECTION_SECONDS: setting({
    schema: wholeNumber(10, 86_400).default(600),
    meaning: 'The limit of a section in a developer’s quick sitting, in seconds',
    expected: 'a whole number of seconds from 10 to 86400',
    example: '120',
  }),
  FREE_WRITING_CREDITS: setting({
    schema: wholeNumber(0, 1_000_000).default(10),
    meaning: 'The number of free written answers of a new account; visitors have three',
    expected: 'a whole number from 0 to 1000000',
    example: '10',
  }),
  FREE_SPEAKING_CREDITS: setting({
    schema: wholeNumber(0, 1_000_000).default(10),
    meaning: 'The number of free spoken answers of a new account; visitors have ten',
    expected: 'a whole number from 0 to 1000000',
    example: '10',
  }),
  ...mobileSettings,
  SECURITY_LOG_DAYS: setting({
    schema: wholeNumber(1, 3_650).default(90),
    meaning: 'The retention of the security log (logins, rejections, acts of admins), in days',
    expected: 'a whole number of days from 1 to 3650',
    example: '90',
  }),
  VISITOR_KEY_DAYS: setting({
    schema: wholeNumber(1, 3_650).default(400),
    meaning: 'The days of inactivity after which a visitor’s texts become unreadable',
    expected: 'a whole number of days from 1 to 3650',
    example: '90',
  }),
  UNVERIFIED_DAYS: setting({
    // The link in the mail is valid for three days.
    schema: wholeNumber(4, 3_650).default(30),
    meaning: 'The days after which an unverified registration is deleted with its personal data',
    expected: 'a whole number of days from 4 to 3650',
    example: '30',
  }),
  RATE_LIMIT_FACTOR: setting({
    schema: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .refine((value) => value > 0 && value <= 1_000_000)
      .default(1),
    meaning: 'Multiplies all rate limits, for example for a school whose students share one address',
    expected: 'a number above 0, up to 1000000',
    example: '10',
  }),
} as const;

export type SettingName = keyof typeof settings;

type Value<Name extends SettingName> = z.output<(typeof settings)[Name]['schema']>;

export type Settings = { readonly [Name in SettingName]: Value<Name> };
