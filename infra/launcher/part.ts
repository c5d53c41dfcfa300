/** Something the launcher keeps running: a server or a process of Ninety. */
export interface Part {
  readonly name: string;
  /**
   * Starts it and settles once it is ready. `spawned` is told the process number as soon as there is one, so that
   * a launcher killed in between can be cleared up after.
   * @throws LaunchFailure when it does not come up; nothing of it is left running then.
   */
  start(signal: AbortSignal, spawned: (pid: number) => void): Promise<Running>;
}

export interface Running {
  readonly pid: number;
  /** Settles when it is gone, however it ended. */
  readonly exited: Promise<unknown>;
  /** Ends it in order, by force when its patience is over. */
  stop(): Promise<void>;
}
