/** The stored events, with EventStoreDB's rules for accepting an append. */
export interface LogEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface LoggedEvent extends LogEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  /** When it was stored, in .NET ticks of 100 ns since 1970. */
  readonly createdTicks: bigint;
}

export type Expected = 'any' | 'noStream' | 'exists' | number;

export type Decision =
  | { readonly kind: 'success'; readonly revision: number; readonly position: bigint }
  | { readonly kind: 'wrongVersion'; readonly current: number | undefined }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'tooLarge' };

export interface Log {
  readonly all: readonly LoggedEvent[];
  streamOf(name: string): readonly LoggedEvent[] | undefined;
  isDeleted(name: string): boolean;
  append(stream: string, expected: Expected, events: readonly LogEvent[]): Decision;
  /** A system event as the server writes them: our readers must never receive one. */
  appendSystemEvent(): void;
  tombstone(stream: string): void;
  /** Resolves after the next append. */
  grown(): Promise<void>;
}

export function createLog(maxAppendBytes = 1024 * 1024): Log {
  const all: LoggedEvent[] = [];
  const streams = new Map<string, LoggedEvent[]>();
  const deleted = new Set<string>();
  let end = 0n;
  let growth = Promise.withResolvers<void>();

  function store(stream: string, events: readonly LogEvent[]): LoggedEvent | undefined {
    const stored = streams.get(stream) ?? [];
    streams.set(stream, stored);
    for (const event of events) {
      const logged: LoggedEvent = {
        ...event,
        stream,
        revision: stored.length,
        position: end,
        createdTicks: BigInt(Date.now()) * 10_000n,
      };
      // Positions are offsets in a file: they grow by the size of each event.
      end += BigInt(100 + event.data.length);
      stored.push(logged);
      all.push(logged);
    }
    growth.resolve();
    growth = Promise.withResolvers<void>();
    return stored.at(-1);
  }

  return {
    all,
    streamOf: (name) => streams.get(name),
    isDeleted: (name) => deleted.has(name),
    append(stream, expected, events) {
      if (deleted.has(stream)) return { kind: 'deleted' };
      const bytes = events.reduce((sum, event) => sum + event.data.length + event.metadata.length, 0);
      if (bytes > maxAppendBytes) return { kind: 'tooLarge' };
      const stored = streams.get(stream) ?? [];
      const last = stored.length - 1;
      const wrong: Decision = { kind: 'wrongVersion', current: last < 0 ? undefined : last };
      if (expected === 'exists' && last < 0) return wrong;

      // The revision at which an earlier attempt would have been stored.
      let known = -1;
      if (typeof expected === 'number' || expected === 'noStream') {
        const base = expected === 'noStream' ? -1 : expected;
        if (base > last) return wrong;
        if (base < last) known = base + 1;
      } else {
        known = stored.findIndex((event) => event.id === events[0]?.id);
      }
      if (known >= 0) {
        const before = stored.slice(known, known + events.length);
        const same =
          before.length === events.length && before.every((event, index) => event.id === events[index]?.id);
        const final = before.at(-1);
        return same && final
          ? { kind: 'success', revision: final.revision, position: final.position }
          : wrong;
      }
      const final = store(stream, events);
      return final ? { kind: 'success', revision: final.revision, position: final.position } : wrong;
    },
    appendSystemEvent() {
      const nothing = new TextEncoder().encode('{}');
      store('$stats-0.0.0.0:2113', [
        {
          id: crypto.randomUUID(),
          type: '$statsCollected',
          contentType: 'application/json',
          data: nothing,
          metadata: nothing,
        },
      ]);
    },
    tombstone: (stream) => void deleted.add(stream),
    grown: () => growth.promise,
  };
}
