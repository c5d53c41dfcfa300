/** Stored events that are not replicated yet: until then they are neither acknowledged nor recognised. */
export interface Replication {
  /** The duration in milliseconds; at 0 nothing is ever dropped. */
  readonly ms: number;
  /** The streams and first ids of pending appends. */
  readonly underWay: Set<string>;
}

export function createReplication(ms = 0): Replication {
  return { ms, underWay: new Set() };
}
