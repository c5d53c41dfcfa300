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

/** A handler's request, already checked: access, input, and the command's id. */
export interface Request<Of extends AnyCall> {
  readonly input: z.output<Of['input']>;
  readonly principal: PrincipalOf<Of>;
  readonly now: Instant;
  /** For commands: id, actor and correlation; pass it on to `handle`. */
  readonly context: CommandContext;
  /** For queries: the position that the answer must include. */
  readonly after: Position | undefined;
  /** From `If-Match`: the revision that the sender last saw. */
  readonly expectedRevision: number | undefined;
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

export interface FileReply {
  readonly status: 200;
  readonly file: ServedFile;
}

export interface StreamReply {
  readonly status: 200;
  readonly stream: {
    readonly content: AsyncIterable<Uint8Array>;
    readonly mediaType: string;
    readonly fileName: string;
  };
}

/** A handler's result: the answer with the command's position and the stream's revision, or a rejection. */
export type Reply<Of extends AnyCall> =
  | (Of extends { readonly download: object } ? FileReply | StreamReply : never)
  | (OutputOf<Of> & {
      readonly position?: Position;
      readonly revision?: number;
      readonly cookies?: readonly string[];
      readonly contentRange?: string;
    })
  | { readonly rejected: RefusalOf<Of>; readonly fields?: Readonly<Record<string, string>> };

/** The call's own rejections and those of any call. */
type RefusalOf<Of extends AnyCall> =
  | Of['rejections'][number]
  | (typeof commonRejections)[number]
  | (Of['effect'] extends 'command' ? (typeof commandRejections)[number] : never);

export interface RouteOptions {
  readonly reads?: readonly ProjectionName[];
}

export interface AccountOptions<Of extends AnyCall> {
  /** The account whose password the call tries, as a keyed hash. */
  readonly accountOf?: (request: Request<Of>) => Promise<string | undefined>;
}

/** For admin calls about an account. */
export interface AboutOptions<Of extends AnyCall> {
  /** The user's id: roles may act on students only, not on the team. */
  readonly about?: (request: Request<Of>) => string;
}

export interface Route {
  readonly call: AnyCall;
  readonly handle: (request: Request<AnyCall>) => Promise<Reply<AnyCall> | FileReply | StreamReply>;
  readonly reads: readonly ProjectionName[];
  readonly accountOf?: (request: Request<AnyCall>) => Promise<string | undefined>;
  readonly about?: (request: Request<AnyCall>) => string;
}

/** @param handle its own type parameter keeps literal types such as `status: 200`. */
export function route<Of extends AnyCall, const Answer extends Reply<Of>>(
  call: Of,
  handle: (request: Request<Of>) => Promise<Answer>,
  { reads = [], accountOf, about }: RouteOptions & AccountOptions<Of> & AboutOptions<Of> = {},
): Route {
  return { call, handle, reads, ...(accountOf && { accountOf }), ...(about && { about }) };
}

/** A command's answer; its position is sent in headers. */
export function done<Body>(
  body: Body,
  { position, revision }: Pick<Accepted<unknown>, 'position' | 'revision'>,
) {
  return { status: 200 as const, body, revision, ...(position !== undefined && { position }) };
}
