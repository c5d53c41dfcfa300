import type { z } from 'zod';
import { headers, refusalsOf, type AnyCall, type OutputOf } from '../contract.ts';

/** Contract modules export schemas and types as well as calls. */
type CallName<Contracts> = {
  [Name in keyof Contracts]: Contracts[Name] extends AnyCall ? Name : never;
}[keyof Contracts];
type CallOf<Contracts, Name extends keyof Contracts> = Extract<Contracts[Name], AnyCall>;
type InputOf<Of extends AnyCall> = z.output<Of['input']>;

interface Refusal {
  readonly status: number;
  /** `internal`: a failure of the server. */
  readonly refused: string;
  readonly errors?: Readonly<Record<string, string>>;
}
interface Headers {
  readonly position?: string;
  readonly etag?: string;
  /** The number of rows over all pages. */
  readonly total?: number;
}
export type Reply<Of extends AnyCall> =
  | (OutputOf<Of> & Headers)
  | Refusal
  | (Of extends { readonly download: object } ? Blob : never);
type Answer<Of extends AnyCall> = (input: InputOf<Of>) => Reply<Of> | Promise<Reply<Of>>;
export type Answers<Contracts> = {
  readonly [Name in CallName<Contracts>]?: Answer<CallOf<Contracts, Name>>;
};

class Unreachable extends TypeError {}

/** An unreachable server. */
export const unreachable = (): never => {
  throw new Unreachable('Failed to fetch');
};

interface Request {
  /** `GET` by default, as for `fetch`. */
  readonly method?: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
}

/**
 * A server double for `createClient`. It finds the contract of each request and parses both the input and the answer
 * with the contract's own schemas, as the server does, so it cannot drift from the API.
 * @param contracts the exports of one or more contract modules
 */
export function createFakeApi<const Contracts extends object>(
  contracts: Contracts,
  given: Answers<Contracts>,
) {
  const routes = Object.entries(contracts)
    .filter((entry): entry is [string, AnyCall] => isCall(entry[1]))
    .map(([name, call]) => ({ name, call, pattern: new URLPattern({ pathname: call.path }) }));
  // Without the type of each contract: an input is parsed by its contract before an answer sees it.
  const answers = { ...given } as Record<string, Answer<AnyCall> | undefined>;
  const requests: { readonly name: PropertyKey; readonly input: unknown }[] = [];
  const problems: unknown[] = [];

  async function respond(url: URL, { method = 'GET', body }: Request): Promise<Response> {
    const route = routes.find(({ call, pattern }) => call.method === method && pattern.test(url));
    if (!route) throw new Error(`No contract has ${method} ${url.pathname}`);
    const { name, call, pattern } = route;
    const isInBody = call.method === 'POST' && !call.upload;
    const fields = isInBody ? (JSON.parse(String(body)) as object) : Object.fromEntries(url.searchParams);
    const input = call.input.parse({ ...fields, ...pathParameters(pattern.exec(url)) });
    requests.push({ name, input });
    const answer = answers[name];
    if (!answer) throw new Error(`The test has no answer for ${name}`);
    const reply: Reply<AnyCall> | Blob = await answer(input);
    if (reply instanceof Blob) return new Response(reply);
    if ('refused' in reply) {
      const { status, refused: code, errors = {} } = reply;
      if (code !== 'internal' && !refusalsOf(call).has(code))
        throw new Error(`The contract of ${name} does not list the rejection ${code}`);
      return Response.json({ code, errors }, { status });
    }
    const schema = call.outputs[reply.status];
    if (!schema) throw new Error(`The contract of ${name} has no output for status ${reply.status}`);
    return Response.json(schema.parse(reply.body), { status: reply.status, headers: headersOf(reply) });
  }

  return {
    /** Pass this to the client as its `fetch`. */
    async fetch(address: string, request: Request): Promise<Response> {
      const { signal } = request;
      try {
        const response = respond(new URL(address, 'http://localhost'), request);
        return await (signal ? Promise.race([response, rejectOnAbort(signal)]) : response);
      } catch (error) {
        if (!(error instanceof Unreachable) && signal?.aborted !== true) problems.push(error);
        throw error;
      }
    },
    /** Requests and answers outside their contract, and unexpected ones. A test must fail on any of them. */
    problems,
    /** The inputs of a call so far, parsed like on the server. */
    inputsOf: <Name extends CallName<Contracts>>(name: Name) =>
      requests
        .filter((request) => request.name === name)
        .map(({ input }) => input as InputOf<CallOf<Contracts, Name>>),
    answer: (more: Answers<Contracts>) => void Object.assign(answers, more),
  };
}

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'outputs' in value;

const pathParameters = (match: URLPatternResult | null) =>
  Object.fromEntries(
    Object.entries(match?.pathname.groups ?? {}).map(([name, part]) => [
      name,
      decodeURIComponent(part ?? ''),
    ]),
  );

const headersOf = ({ position, etag, total }: Headers) => ({
  ...(position !== undefined && { [headers.position]: position }),
  ...(etag !== undefined && { [headers.etag]: etag }),
  ...(total !== undefined && { [headers.contentRange]: `rows */${total}` }),
});

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
