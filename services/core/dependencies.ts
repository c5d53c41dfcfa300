import type { EventStore } from '#domain/core/event-store.ts';
import type { Journal, PersonalKeys } from '#domain/core/journal.ts';
import type { ReadModels } from '#projections/core/read-models.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Principals } from '../identity/principals.ts';
import type { SessionTokens } from '../identity/tokens.ts';

/** What of the configuration the services need. */
export interface ServiceSettings {
  readonly environment: 'development' | 'production';
  /** Signs tokens; at least 32 characters. */
  readonly tokenSecret: string;
  /** The master key of personal data, 32 bytes; what identifies a person without naming them derives from it. */
  readonly personalDataKey: Uint8Array;
  readonly readingSprintSeconds: number;
  /** How many proxies stand before the API; their `X-Forwarded-For` is believed. */
  readonly trustedProxies?: number;
  readonly rateLimits: {
    readonly loginsPerMinute: number;
    readonly registrationsPerHour: number;
    /** In practice by one person; see `limitPersons`. */
    readonly answersPerHour: number;
    /** By one person; 20 where nothing is said. */
    readonly reportsPerHour?: number;
    /** By one person, of questions, notifications and preferences, each kind for itself; see `limitPersons`. */
    readonly marksPerHour?: number;
  };
}

/** What the routes of all capabilities are made of. */
export interface Dependencies {
  readonly store: EventStore;
  readonly journal: Journal;
  readonly readModels: ReadModels;
  readonly keys: PersonalKeys;
  readonly pool: pg.Pool;
  readonly log: Logger;
  /** The server's time: ISO 8601, UTC. */
  readonly clock: () => string;
  readonly settings: ServiceSettings;
  readonly tokens: SessionTokens;
  readonly principals: Principals;
}
