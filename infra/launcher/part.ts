/** A server or process that the launcher keeps running. */
export interface Part {
  readonly name: string;
  /**
   * Settles once it is ready. `spawned` gets the pid immediately, so that a killed launcher's parts can be cleaned up.
   * @throws LaunchFailure if it does not start; leaves nothing running
   */
  start(signal: AbortSignal, spawned: (pid: number) => void): Promise<Running>;
}

export interface Running {
  readonly pid: number;
  readonly exited: Promise<unknown>;
  /** Stops it in order, or by force after a time. */
  stop(): Promise<void>;
}
