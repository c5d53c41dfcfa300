import { Connection, type ConnectionOptions } from '@temporalio/client';

export interface TemporalSettings {
  /** `host:port`; undefined where there is no Temporal. */
  readonly address: string | undefined;
  readonly namespace: string;
  readonly taskQueue: string;
  /** By default in the clear, as the dev server beside us is spoken to. */
  readonly access?: TemporalAccess;
}

/** The queue of patient work, such as analyses: a backlog after an outage must not delay the clocks of tests. */
export const patientQueue = ({ taskQueue }: Pick<TemporalSettings, 'taskQueue'>) => `${taskQueue}_patient`;

/** How Temporal is spoken to: by TLS, with what certificates, and the key that it asks for. */
export interface TemporalAccess {
  readonly tls?: Extract<NonNullable<ConnectionOptions['tls']>, object>;
  readonly apiKey?: string;
}

/** How long a call may take: the caller tries again, and a server that hangs must not hold it. */
const patienceMs = 5_000;

/** A connection that is made by its first call and again after it was lost. */
export function connectLazily(address: string, access: TemporalAccess = {}): Connection {
  return Connection.lazy({
    address,
    ...access,
    // gRPC would wait up to two minutes before it looks again for a server that was away.
    channelArgs: { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 1_000 },
    // Who calls tries again.
    interceptors: [],
  });
}

/** Makes a call that fails when it takes too long. */
export function ask<Result>(connection: Connection, call: () => Promise<Result>): Promise<Result> {
  return connection.withDeadline(Date.now() + patienceMs, call);
}
