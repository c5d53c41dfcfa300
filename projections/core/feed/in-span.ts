import { SpanStatusCode, type Span, type SpanOptions, type Tracer } from '@opentelemetry/api';

/**
 * Does work within a span of its own, which spans that begin meanwhile are children of. Of a failure the span tells
 * the error's name and never its message, which may quote someone's data.
 * @param tracer without one the work is simply done
 * @param work is given the span, to note what came of it
 */
export async function inSpan<Result>(
  tracer: Tracer | undefined,
  name: string,
  options: SpanOptions,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  if (!tracer) return work();
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });
}
