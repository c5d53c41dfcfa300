import { createRequire } from 'node:module';
import type * as UnpackError from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js';
import type * as Utils from '@eventstore/db-client/dist/utils/index.js';
import type * as GossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import type * as GossipPb from '@eventstore/db-client/generated/gossip_pb.js';
import type * as SharedPb from '@eventstore/db-client/generated/shared_pb.js';
import type * as StreamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type * as StreamsPb from '@eventstore/db-client/generated/streams_pb.js';

/** Loaded with the protobuf runtime of the client's own package, which may not be the newest. */
const clients = createRequire(createRequire(import.meta.url).resolve('@eventstore/db-client'));
export const ofProtobuf = (name: string): unknown => clients(`google-protobuf/google/protobuf/${name}`);
export const generated = (name: string): unknown => clients(`@eventstore/db-client/generated/${name}`);
const dist = (name: string): unknown => clients(`@eventstore/db-client/dist/${name}`);

export const streams = generated('streams_pb') as typeof StreamsPb;
export const shared = generated('shared_pb') as typeof SharedPb;
export const gossip = generated('gossip_pb') as typeof GossipPb;
export const { GossipClient, GossipService } = generated('gossip_grpc_pb') as typeof GossipGrpc;
export const { StreamsClient, StreamsService } = generated('streams_grpc_pb') as typeof StreamsGrpc;
export const { Timestamp } = ofProtobuf('timestamp_pb') as {
  Timestamp: { fromDate(date: Date): ReturnType<StreamsPb.BatchAppendReq.Options['getDeadline']> };
};
export const { convertToCommandError, parseUUID } = dist('utils') as typeof Utils;
export const { unpackToCommandError } = dist('streams/appendToStream/unpackError') as typeof UnpackError;
