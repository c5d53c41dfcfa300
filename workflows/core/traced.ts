import type { Tracer } from '@opentelemetry/api';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { inSpan } from '#projections/core/feed/in-span.ts';
import type { Reactor } from './reactor.ts';

/** Adds a span for each event, by the event's correlation. */
export function tracedReactor(reactor: Reactor, tracer: Tracer): Reactor {
  return {
    ...reactor,
    handle(event) {
      const attributes = {
        'ninety.reactor': reactor.name,
        'ninety.event.type': event.type,
        'ninety.correlation_id': event.metadata.correlationId,
      };
      return inSpan(tracer, `react ${reactor.name}`, { attributes }, () => reactor.handle(event));
    },
  };
}

/** A span for each attempt of an activity. It names the run, not the workflow id, which may identify a person. */
export function traceActivities(tracer: Tracer): ActivityInterceptorsFactory {
  return ({ info }) => ({
    inbound: {
      execute(input, next) {
        const attributes = {
          'temporal.activity.type': info.activityType,
          'temporal.activity.attempt': info.attempt,
          'temporal.workflow.type': info.workflowType,
          'temporal.workflow.run_id': info.workflowExecution?.runId,
        };
        return inSpan(tracer, info.activityType, { attributes }, () => next(input));
      },
    },
  });
}
