/** Where a fault strikes. `live` strikes a subscription that has sent at least `afterEvents` events. */
export type FaultPoint = 'append' | 'read' | 'subscribe' | 'live';

export interface Fault {
  readonly at: FaultPoint;
  /** `error` breaks the call with a gRPC status; `silence` never answers. */
  readonly effect: 'error' | 'silence';
  /** A gRPC status code; by default 14, unavailable. */
  readonly code?: number;
  /** For appends: whether the events are stored before it strikes. */
  readonly afterStoring?: boolean;
  readonly afterEvents?: number;
}

export interface Faults {
  /** Strikes once, at the next call that comes to its point. */
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
