/** A separate server with EventStoreDB's protocol, for one test or one run of faults. */
export interface EventStoreDbNode {
  readonly connectionString: string;
  readonly port: number;
  /** Kills it as by SIGKILL; acknowledged events are kept. */
  kill(): Promise<void>;
  /** Restarts it after `kill`, on the same port with its stored events. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}
