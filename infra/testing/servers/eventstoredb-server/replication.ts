/** What was stored and is not yet with the other nodes: by then it is neither acknowledged nor recognised. */
export interface Replication {
  /** How long it takes, in milliseconds; at 0 nothing is ever dropped. */
  readonly ms: number;
  /** The streams and first ids of what is under way. */
  readonly underWay: Set<string>;
}

export function createReplication(ms = 0): Replication {
  return { ms, underWay: new Set() };
}
