import OpenAI from 'openai';
import { secondMs } from '#domain/core/durations.ts';

export interface EndpointOptions {
  /** Of any server that speaks OpenAI's protocol, up to and without the path of the question. */
  readonly url: string;
  readonly model: string;
  readonly key: string;
  /** The longest one question may take, in milliseconds. */
  readonly timeoutMs?: number;
}

export const defaultTimeoutMs = 12 * secondMs;
/** After so many tries the house answers by itself: the student's page waits for 30 s, and a try takes up to 12. */
export const triesOfEndpoint = 2;

/** What goes into histories of workflows and logs: never a part of what was sent or answered, which may be the learner's. */
export class EndpointFailed extends Error {
  override readonly name = 'EndpointFailed';
  constructor(of: 'writing' | 'speech', what: string) {
    super(`The endpoint of the ${of} analysis failed: ${what}`);
  }
}

/** Judgements have some 20 kB, the words of three minutes some 100 kB: what is longer is no answer to our questions. */
const mostBytes = 1_000_000;

/** Asks once: tries again are the workflow's, which counts them. */
export function createEndpointClient({ url, key }: EndpointOptions, timeoutMs: number): OpenAI {
  return new OpenAI({
    baseURL: url,
    apiKey: key,
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: async (input, init) => bounded(await fetch(input, init)),
    // The environment of the process is no setting of Ninety.
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

/**
 * @param ask gets a signal, since the client's own limit ends with the head of the answer
 * @throws EndpointFailed for all failures
 */
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
