import type { AnyCall, commandRejections, commonRejections, OutputOf } from '#domain/core/contract.ts';
import type { Position } from '#domain/core/events/event-store.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { ProjectionName } from '#projections/projections.ts';
import type { z } from 'zod';
import type { Instant } from '#domain/core/instant.ts';
import type { Accepted } from '../core/handle.ts';
import type { ServedFile } from '../files/send-file.ts';
import type { Principal } from '../identity/principal.ts';
import type { Place } from './place.ts';
import type { Upload } from './upload.ts';

/** What a handler is given. All of it has been checked: who may call, the shape of the input, the command's id. */
export interface Request<Of extends AnyCall> {
  readonly input: z.output<Of['input']>;
  readonly principal: PrincipalOf<Of>;
  readonly now: Instant;
  /** For commands: the sender's id of the command, actor, correlation; pass it on to `execute`. */
  readonly context: CommandContext;
  /** For queries: the position that the answer must have seen. */
  readonly after: Position | undefined;
  /** From `If-Match`: the revision the sender last saw. */
  readonly expectedRevision: number | undefined;
  /** The network that the call comes from, see `networkOf`. */
  readonly network: string;
  readonly userAgent: string | undefined;
  readonly place: Place;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly upload: Of extends { readonly upload: object } ? Upload : Upload | undefined;
}

type PrincipalOf<Of extends AnyCall> = Of['access'] extends 'student'
  ? Extract<Principal, { kind: 'student' | 'admin' }>
  : Of['access'] extends 'admin'
    ? Extract<Principal, { kind: 'student' | 'admin' }>
    : Of['access'] extends 'person'
      ? Exclude<Principal, { kind: 'anonymous' }>
      : Principal;

/** The answer to a call that gives bytes. */
export interface FileReply {
  readonly status: 200;
  readonly file: ServedFile;
}

/** The answer of a call that gives bytes which are made while they are sent. */
export interface StreamReply {
  readonly status: 200;
  readonly stream: {
    readonly content: AsyncIterable<Uint8Array>;
    readonly mediaType: string;
    /** What a browser saves it as. */
    readonly fileName: string;
  };
}

/** What a handler gives back: the answer, where the command landed and the stream's revision; or a refusal. */
export type Reply<Of extends AnyCall> =
  | (Of extends { readonly download: object } ? FileReply | StreamReply : never)
  | (OutputOf<Of> & {
      readonly position?: Position;
      readonly revision?: number;
      readonly cookies?: readonly string[];
      /** Of a page: the header `Content-Range`. */
      readonly contentRange?: string;
    })
  | { readonly rejected: RefusalOf<Of>; readonly fields?: Readonly<Record<string, string>> };

/** What a call says that it may be refused for, and what any call may. */
type RefusalOf<Of extends AnyCall> =
  | Of['rejections'][number]
  | (typeof commonRejections)[number]
  | (Of['effect'] extends 'command' ? (typeof commandRejections)[number] : never);

/** What a route says of itself besides its call. */
export interface RouteOptions {
  /** The projections that a query reads: a client that names a position in `Ninety-After` waits for these. */
  readonly reads?: readonly ProjectionName[];
}

/** What a route says besides where its limit counts `account`s. */
export interface AccountOptions<Of extends AnyCall> {
  /** Whose password the call tries, as a key that names no address. */
  readonly accountOf?: (request: Request<Of>) => Promise<string | undefined>;
}

/** Whose account an admin call changes, or opens, where it does. */
export interface AboutOptions<Of extends AnyCall> {
  /** The user's id: a role does this to students alone, never to the team. */
  readonly about?: (request: Request<Of>) => string;
}

export interface Route {
  readonly call: AnyCall;
  readonly handle: (request: Request<AnyCall>) => Promise<Reply<AnyCall> | FileReply | StreamReply>;
  readonly reads: readonly ProjectionName[];
  readonly accountOf?: (request: Request<AnyCall>) => Promise<string | undefined>;
  readonly about?: (request: Request<AnyCall>) => string;
}

/** @param handle its answer's type is inferred by itself, so that `status: 200` keeps its value. */
export function route<Of extends AnyCall, const Answer extends Reply<Of>>(
  call: Of,
  handle: (request: Request<Of>) => Promise<Answer>,
  { reads = [], accountOf, about }: RouteOptions & AccountOptions<Of> & AboutOptions<Of> = {},
): Route {
  return { call, handle, reads, ...(accountOf && { accountOf }), ...(about && { about }) };
}

/** A command's answer: where it landed travels in headers. */
export function done<Body>(
  body: Body,
  { position, revision }: Pick<Accepted<unknown>, 'position' | 'revision'>,
) {
  return { status: 200 as const, body, revision, ...(position !== undefined && { position }) };
}
