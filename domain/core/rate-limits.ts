/**
 * `person`: a user or visitor id; `visitors`: all of a network; `network`: all callers there; `account`: attempts at
 * its password or mails to it. A network: IPv4, or 64 bits of IPv6.
 */
export type Counted = 'person' | 'visitors' | 'network' | 'account';

/** At most `times` calls within `seconds`; `only: 'failures'` ignores successful calls. */
export interface Limit {
  readonly of: Counted;
  readonly times: number;
  readonly seconds: number;
  readonly only?: 'failures';
}

export interface RateLimit {
  /** For the README. */
  readonly what: string;
  /** Exact limits query the shared table before each call; others use local counts up to a second old. */
  readonly isExact?: boolean;
  readonly limits: readonly Limit[];
}

const [minute, hour, day] = [60, 3_600, 86_400];

/** By name; `limitOf` gives the limit of a call without one. */
export const rateLimits = {
  password: {
    what: 'Logins and deletions of an account: whatever tries a password',
    isExact: true,
    limits: [
      { of: 'network', times: 60, seconds: minute },
      { of: 'network', times: 100, seconds: hour, only: 'failures' },
      { of: 'account', times: 5, seconds: minute, only: 'failures' },
      { of: 'account', times: 10, seconds: 15 * minute, only: 'failures' },
      { of: 'account', times: 30, seconds: day, only: 'failures' },
    ],
  },
  secondStep: {
    what: 'Second steps of logins: codes, recovery codes, passkeys',
    isExact: true,
    limits: [
      { of: 'network', times: 60, seconds: minute },
      { of: 'network', times: 100, seconds: hour, only: 'failures' },
      { of: 'account', times: 5, seconds: minute, only: 'failures' },
      { of: 'account', times: 10, seconds: 15 * minute, only: 'failures' },
      { of: 'account', times: 30, seconds: day, only: 'failures' },
    ],
  },
  registration: {
    what: 'Registrations',
    isExact: true,
    limits: [
      { of: 'network', times: 50, seconds: hour },
      { of: 'account', times: 5, seconds: hour },
      { of: 'account', times: 20, seconds: day },
    ],
  },
  mail: {
    what: 'Emails that anyone may ask for',
    isExact: true,
    limits: [
      { of: 'network', times: 50, seconds: hour },
      { of: 'account', times: 5, seconds: hour },
    ],
  },
  invitation: {
    what: 'Invitations of friends by email',
    isExact: true,
    limits: [
      { of: 'person', times: 10, seconds: hour },
      { of: 'person', times: 30, seconds: day },
      { of: 'account', times: 5, seconds: hour },
    ],
  },
  answer: {
    what: 'Answers in practice',
    limits: [
      { of: 'visitors', times: 1_000, seconds: 10 * minute },
      { of: 'person', times: 600, seconds: hour },
    ],
  },
  draft: {
    what: 'Drafts of written answers, kept while they are typed',
    limits: [
      { of: 'visitors', times: 5_000, seconds: 10 * minute },
      { of: 'person', times: 2_000, seconds: hour },
    ],
  },
  recording: {
    what: 'Pieces of recordings, sent while they are made',
    limits: [
      { of: 'visitors', times: 5_000, seconds: 10 * minute },
      { of: 'person', times: 3_000, seconds: hour },
    ],
  },
  recordingBytes: {
    what: 'Kilobytes of recordings',
    limits: [
      { of: 'visitors', times: 300_000, seconds: day },
      { of: 'person', times: 500_000, seconds: day },
      { of: 'network', times: 10_000_000, seconds: day },
    ],
  },
  export: {
    what: "Downloads of all of one's data, which try a password too",
    isExact: true,
    limits: [
      { of: 'person', times: 6, seconds: hour },
      { of: 'account', times: 5, seconds: minute, only: 'failures' },
      { of: 'account', times: 10, seconds: 15 * minute, only: 'failures' },
    ],
  },
  picture: {
    what: 'Pictures of profiles',
    limits: [
      { of: 'person', times: 10, seconds: minute },
      { of: 'person', times: 60, seconds: hour },
    ],
  },
  scorecard: {
    what: 'Scorecards of the exam to be read',
    isExact: true,
    limits: [
      { of: 'person', times: 10, seconds: hour },
      { of: 'person', times: 30, seconds: day },
    ],
  },
  mobile: {
    what: 'Reads of the purchases of the mobile app',
    limits: [
      { of: 'person', times: 10, seconds: minute },
      { of: 'person', times: 100, seconds: hour },
    ],
  },
  report: {
    what: 'Reports of questions and of marks',
    limits: [
      { of: 'visitors', times: 20, seconds: 5 * minute },
      { of: 'person', times: 20, seconds: hour },
    ],
  },
  message: {
    what: 'Further messages in a conversation with the team',
    limits: [
      { of: 'visitors', times: 60, seconds: hour },
      { of: 'person', times: 30, seconds: hour },
    ],
  },
  start: {
    what: 'Starts of timed tests',
    limits: [
      { of: 'person', times: 12, seconds: hour },
      { of: 'person', times: 60, seconds: day },
    ],
  },
  change: {
    what: 'Any other command: marks, preferences, reviews, answers in tests',
    limits: [
      { of: 'visitors', times: 1_000, seconds: 10 * minute },
      { of: 'person', times: 1_000, seconds: hour },
    ],
  },
  query: {
    what: 'Queries',
    limits: [
      { of: 'visitors', times: 6_000, seconds: minute },
      { of: 'person', times: 600, seconds: minute },
    ],
  },
  administration: {
    what: "Admins' commands",
    limits: [{ of: 'person', times: 3_000, seconds: hour }],
  },
} as const satisfies { readonly [name: string]: RateLimit };

export type RateLimitName = keyof typeof rateLimits;
export type RateLimits = { readonly [Name in RateLimitName]: RateLimit };

/** Its own, or the default of its kind. */
export function limitOf(call: {
  readonly rateLimit?: RateLimitName;
  readonly access: string;
  readonly effect: 'command' | 'query';
}): RateLimitName {
  if (call.rateLimit !== undefined) return call.rateLimit;
  if (call.effect === 'query') return 'query';
  return call.access === 'admin' ? 'administration' : 'change';
}

export function scaledLimits(limits: RateLimits, factor: number): RateLimits {
  const scaled = Object.entries(limits).map(([name, limit]) => [
    name,
    {
      ...limit,
      limits: limit.limits.map((one) => ({ ...one, times: Math.max(1, Math.round(one.times * factor)) })),
    },
  ]);
  return Object.fromEntries(scaled) as RateLimits;
}

const countedTexts: { readonly [Of in Counted]: string } = {
  person: 'by one person',
  visitors: 'by all visitors of one network',
  network: 'from one network',
  account: 'at one account',
};

export function limitInWords({ limits }: RateLimit): string {
  return limits
    .map(({ of, times, seconds, only }) => {
      const what = only === 'failures' ? `${times} failures` : String(times);
      return `${what} in ${durationInWords(seconds)} ${countedTexts[of]}`;
    })
    .join('; ');
}

function durationInWords(seconds: number): string {
  for (const [unit, name] of [
    [day, 'day'],
    [hour, 'hour'],
    [minute, 'minute'],
  ] as const) {
    if (seconds % unit === 0)
      return seconds === unit ? `a${name === 'hour' ? 'n' : ''} ${name}` : `${seconds / unit} ${name}s`;
  }
  return `${seconds} seconds`;
}

/** The README's table of limits, in Markdown. */
export function rateLimitsTable(): string {
  const rows = Object.values<RateLimit>(rateLimits).map(
    (limit) => `| ${limit.what} | ${limitInWords(limit)} |`,
  );
  return ['| What | At most |', '| --- | --- |', ...rows].join('\n');
}
