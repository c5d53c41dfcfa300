import { Connection, type ConnectionOptions } from '@temporalio/client';

export interface TemporalSettings {
  /** `host:port`; undefined without Temporal. */
  readonly address: string | undefined;
  readonly namespace: string;
  readonly taskQueue: string;
  /** Unencrypted by default, for a local dev server. */
  readonly access?: TemporalAccess;
}

/** The queue of patient work, such as analyses: a backlog after an outage must not delay the clocks of tests. */
export const patientQueue = ({ taskQueue }: Pick<TemporalSettings, 'taskQueue'>) => `${taskQueue}_patient`;

/** TLS, certificates and API key. */
export interface TemporalAccess {
  readonly tls?: Extract<NonNullable<ConnectionOptions['tls']>, object>;
  readonly apiKey?: string;
}

/** The time-out of a call: callers retry, and a hanging server must not block them. */
const patienceMs = 5_000;

/** Connects at the first call, and again after a loss. */
export function connectLazily(address: string, access: TemporalAccess = {}): Connection {
  return Connection.lazy({
    address,
    ...access,
    // gRPC would wait up to two minutes before it reconnects.
    channelArgs: { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 1_000 },
    // Callers retry.
    interceptors: [],
  });
}

/** Limits the time of a call. */
export function ask<Result>(connection: Connection, call: () => Promise<Result>): Promise<Result> {
  return connection.withDeadline(Date.now() + patienceMs, call);
}
