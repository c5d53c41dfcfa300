import OpenAI from 'openai';
import { secondMs } from '#domain/core/durations.ts';

export interface EndpointOptions {
  /** Base URL of an OpenAI-compatible API. */
  readonly url: string;
  readonly model: string;
  readonly key: string;
  readonly timeoutMs?: number;
}

export const defaultTimeoutMs = 12 * secondMs;
/** Then the embedded analysis scores: the student's page waits for 30 s, and a try takes up to 12 s. */
export const triesOfEndpoint = 2;

/** Its message reaches logs and workflow histories, so it never contains text of the learner. */
export class EndpointFailed extends Error {
  override readonly name = 'EndpointFailed';
  constructor(of: 'writing' | 'speech', what: string) {
    super(`The endpoint of the ${of} analysis failed: ${what}`);
  }
}

/** Judgements have about 20 kB, the words of three minutes about 100 kB. */
const mostBytes = 1_000_000;

/** Never retries: the workflow does, and counts the tries. */
export function createEndpointClient({ url, key }: EndpointOptions, timeoutMs: number): OpenAI {
  return new OpenAI({
    baseURL: url,
    apiKey: key,
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: async (input, init) => bounded(await fetch(input, init)),
    // Ignore the SDK's environment variables.
    organization: null,
    project: null,
    logLevel: 'off',
  });
}

function bounded(response: Response): Response {
  let left = mostBytes;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      left -= piece.length;
      if (left < 0) throw new RangeError('The answer is too long');
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(counted) ?? null, response);
}

/** @param ask gets a signal, because the client's timeout only covers the headers @throws EndpointFailed for all failures */
export async function askEndpoint<Answer>(
  of: 'writing' | 'speech',
  timeoutMs: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(AbortSignal.timeout(timeoutMs));
  } catch (error) {
    throw error instanceof EndpointFailed ? error : new EndpointFailed(of, kindOfFailure(error));
  }
}

function kindOfFailure(error: unknown): string {
  if (error instanceof OpenAI.APIError && error.status !== undefined) return `status ${error.status}`;
  return error instanceof Error ? error.constructor.name : 'unknown';
}
