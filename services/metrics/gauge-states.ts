import { Gauge, type Registry } from 'prom-client';

/** The state of a projection or reactor. */
export interface FollowerState {
  readonly name: string;
  readonly status: string;
  readonly lagMs: number;
}

/** Lag and halts of projections or reactors, queried once per scrape; absent if that fails, for alerts on absence. */
export function gaugeStates(
  registry: Registry,
  kind: 'projection' | 'reactor',
  states: () => Promise<readonly FollowerState[]>,
): void {
  let asking: Promise<readonly FollowerState[]> | undefined;
  /** The gauges of one scrape share a query. */
  const asked = () => {
    asking ??= states()
      .catch(() => [])
      .finally(() => (asking = undefined));
    return asking;
  };
  const gauge = (name: string, help: string, valueOf: (state: FollowerState) => number) =>
    new Gauge({
      name: `ninety_${kind}_${name}`,
      help,
      labelNames: [kind],
      registers: [registry],
      async collect() {
        this.reset();
        for (const state of await asked()) this.set({ [kind]: state.name }, valueOf(state));
      },
    });
  gauge('lag_seconds', 'How long the oldest event that is not handled yet has waited', (s) => s.lagMs / 1000);
  gauge('halted', '1 where it has stopped at an event that it could not handle', (s) =>
    Number(s.status === 'halted'),
  );
}
