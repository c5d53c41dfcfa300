import { Gauge, type Registry } from 'prom-client';
import { dayMs, hourMs, minuteMs } from '#domain/core/durations.ts';

const ages = { minute: minuteMs, hour: hourMs, day: dayMs } as const;

/** Workflows running longer than a minute, an hour, a day; absent while Temporal is down. */
export function gaugeWorkflows(registry: Registry, countRunning: (before: Date) => Promise<number>): void {
  const running = new Gauge({
    name: 'ninety_workflows_running',
    help: 'Workflows running for longer than the age in the label',
    labelNames: ['longer_than'],
    registers: [],
    async collect() {
      this.reset();
      await Promise.all(
        Object.entries(ages).map(async ([name, ms]) => {
          const count = await countRunning(new Date(Date.now() - ms)).catch(() => undefined);
          if (count !== undefined) this.set({ longer_than: name }, count);
        }),
      );
    },
  });
  registry.registerMetric(running);
}
