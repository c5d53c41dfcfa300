/** One server of EventStoreDB's protocol, for a test or a run of faults alone. */
export interface EventStoreDbNode {
  readonly connectionString: string;
  readonly port: number;
  /** Ends it as SIGKILL does; what was acknowledged is kept. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, at the same port on what it had stored. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}
