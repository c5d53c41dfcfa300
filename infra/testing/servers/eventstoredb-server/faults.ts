/** Where a fault occurs. `live` affects a subscription that has sent at least `afterEvents` events. */
export type FaultPoint = 'append' | 'read' | 'subscribe' | 'live';

export interface Fault {
  readonly at: FaultPoint;
  /** `error` ends the call with a gRPC status; `silence` never answers. */
  readonly effect: 'error' | 'silence';
  /** A gRPC status code; 14 (unavailable) by default. */
  readonly code?: number;
  /** For appends: whether the events are stored before the fault. */
  readonly afterStoring?: boolean;
  readonly afterEvents?: number;
}

export interface Faults {
  /** Affects one call: the next one at its point. */
  inject(fault: Fault): void;
  take(at: FaultPoint, sentEvents?: number): Fault | undefined;
}

export function createFaults(): Faults {
  const waiting: Fault[] = [];
  return {
    inject: (fault) => void waiting.push(fault),
    take(at, sentEvents = 0) {
      const index = waiting.findIndex((fault) => fault.at === at && sentEvents >= (fault.afterEvents ?? 0));
      return index < 0 ? undefined : waiting.splice(index, 1)[0];
    },
  };
}
