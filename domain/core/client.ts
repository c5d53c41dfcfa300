import { CallFailed } from './call-failed.ts';
import {
  errorBodySchema,
  headers,
  refusalsOf,
  type AnyCall,
  type InputOf,
  type OutputOf,
} from './contract.ts';
import type { Position } from './events/event-store.ts';
import { parseJson } from './events/json.ts';

/** Platform dependencies: `fetch`, storage and randomness. */
export interface ClientDependencies {
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly newId: () => string;
  readonly token: () => string | undefined;
  readonly visitorId: () => string;
}

interface RequestInit {
  method: string;
  headers: Record<string, string>;
  body?: string | Blob | FormData;
  signal?: AbortSignal;
  onProgress?: (bytes: number) => void;
}
interface Response {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

export interface CallOptions {
  readonly commandId?: string;
  /** Reject the command unless the revision (an answer's `etag`) is unchanged. */
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
  /** Calls as the visitor even if a user is logged in. */
  readonly asVisitor?: boolean;
  /** The body of a call with `upload`; its type is the media type. */
  readonly upload?: Blob;
  readonly onProgress?: (bytes: number) => void;
}

export type Answered<Of extends AnyCall> = OutputOf<Of> & {
  /** The position of the command's events. */
  readonly position?: Position;
  readonly etag?: string;
  readonly total?: number;
};

export interface Client {
  call<Of extends AnyCall>(call: Of, input: InputOf<Of>, options?: CallOptions): Promise<Answered<Of>>;
}

/** Typed calls; each query sees at least the user's own writes. */
export function createClient(dependencies: ClientDependencies): Client {
  let seen: Position | undefined;
  return {
    async call<Of extends AnyCall>(call: Of, input: InputOf<Of>, options: CallOptions = {}) {
      const { url, fields } = addressOf(call, input);
      const body = call.upload ? uploadOf(call, options.upload) : fields && JSON.stringify(fields);
      const init: RequestInit = {
        method: call.method,
        headers: headersOf(dependencies, call, options, { body, seen }),
        ...(body !== undefined && { body }),
        ...(options.signal && { signal: options.signal }),
        ...(options.onProgress && { onProgress: options.onProgress }),
      };
      const response = await reach(dependencies, url, init);
      const answer = parseJson(response.text);
      const schema = call.outputs[response.status];
      if (!schema) throw failureOf(call, response.status, answer);
      const parsed = schema.safeParse(answer);
      if (!parsed.success) throw new CallFailed('unexpected', response.status);
      const { status, position, etag, contentRange } = response;
      if (position && (seen === undefined || position > seen)) seen = position;
      const total = call.isPaged ? totalOf(contentRange) : undefined;
      const answered = {
        status,
        body: parsed.data,
        ...(position && { position }),
        ...(etag && { etag }),
        ...(total !== undefined && { total }),
      };
      return answered as Answered<Of>;
    },
  };
}

function headersOf(
  { token, visitorId, newId }: ClientDependencies,
  { effect }: AnyCall,
  { asVisitor, commandId, ifMatch }: CallOptions,
  { body, seen }: { readonly body: RequestInit['body'] | undefined; readonly seen: Position | undefined },
): Record<string, string> {
  const authorization = asVisitor ? undefined : token();
  return {
    [headers.visitor]: visitorId(),
    ...(authorization && { Authorization: `Bearer ${authorization}` }),
    // For a form, `fetch` sets the header with its boundary.
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    ...(body instanceof Blob && { 'Content-Type': body.type }),
    ...(effect === 'command' && { [headers.idempotencyKey]: commandId ?? newId() }),
    ...(ifMatch !== undefined && { [headers.ifMatch]: ifMatch }),
    ...(effect === 'query' && seen !== undefined && { [headers.after]: seen }),
  };
}

function uploadOf({ upload }: AnyCall, content: Blob | undefined): Blob | FormData | undefined {
  if (!upload?.isForm || content === undefined) return content;
  const form = new FormData();
  form.append('file', content, 'file');
  return form;
}

async function reach(dependencies: ClientDependencies, url: string, init: RequestInit) {
  try {
    const response = await dependencies.fetch(dependencies.baseUrl + url, init);
    const position = response.headers.get(headers.position) ?? undefined;
    const etag = response.headers.get(headers.etag) ?? undefined;
    const contentRange = response.headers.get(headers.contentRange) ?? undefined;
    return { status: response.status, text: await response.text(), position, etag, contentRange };
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new CallFailed('unreachable', 0);
  }
}

/** The address of a call with its path parameters, and the fields of the body. */
function addressOf(
  call: AnyCall,
  input: unknown,
): { readonly url: string; readonly fields?: Readonly<Record<string, unknown>> } {
  const fields = { ...(input as Record<string, unknown>) };
  const path = call.path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });
  if (call.method === 'POST' && !call.upload) return { url: path, fields };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = given.map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`,
  );
  return { url: query.length === 0 ? path : `${path}?${query.join('&')}` };
}

/** 319 of `users 0-24/319`. */
function totalOf(contentRange: string | undefined): number | undefined {
  const digits = contentRange && /\/(\d+)$/.exec(contentRange)?.[1];
  return digits === undefined || digits === '' ? undefined : Number(digits);
}

/** A code that the contract does not name is `unexpected`: another server version. */
export function failureOf(call: AnyCall, status: number, answer: unknown): CallFailed {
  const body = errorBodySchema.safeParse(answer);
  const unknown = status >= 500 ? 'internal' : 'unexpected';
  if (!body.success) return new CallFailed(unknown, status);
  const fields = Object.entries(body.data.errors).filter(
    (entry): entry is [string, string] => entry[1] !== true,
  );
  const code = [...refusalsOf(call)].find((known) => known === body.data.code);
  return new CallFailed(code ?? unknown, status, Object.fromEntries(fields));
}
