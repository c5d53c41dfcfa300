import { createRequire } from 'node:module';
import type { Any as AnyMessage } from 'google-protobuf/google/protobuf/any_pb.js';
import type { Empty as EmptyMessage } from 'google-protobuf/google/protobuf/empty_pb.js';
import type * as FeaturesGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type * as FeaturesPb from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type * as SharedPb from '@eventstore/db-client/generated/shared_pb.js';
import type * as StatusPb from '@eventstore/db-client/generated/status_pb.js';
import type * as StreamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type * as StreamsPb from '@eventstore/db-client/generated/streams_pb.js';

/**
 * The messages and services that the client's own package holds, loaded as the client loads them: with the
 * protobuf runtime of that package, which need not be the newest.
 */
const clients = createRequire(createRequire(import.meta.url).resolve('@eventstore/db-client'));
const generated = (name: string): unknown => clients(`@eventstore/db-client/generated/${name}`);

export const streams = generated('streams_pb') as typeof StreamsPb;
export const shared = generated('shared_pb') as typeof SharedPb;
export const status = generated('status_pb') as typeof StatusPb;
export const features = generated('serverfeatures_pb') as typeof FeaturesPb;
export const { StreamsService } = generated('streams_grpc_pb') as typeof StreamsGrpc;
export const { ServerFeaturesService } = generated('serverfeatures_grpc_pb') as typeof FeaturesGrpc;
export const { Any } = clients('google-protobuf/google/protobuf/any_pb') as { Any: typeof AnyMessage };
export const { Empty } = clients('google-protobuf/google/protobuf/empty_pb') as {
  Empty: typeof EmptyMessage;
};
