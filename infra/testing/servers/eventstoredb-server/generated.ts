import type { Any as AnyMessage } from 'google-protobuf/google/protobuf/any_pb.js';
import type { Empty as EmptyMessage } from 'google-protobuf/google/protobuf/empty_pb.js';
import type * as FeaturesGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type * as FeaturesPb from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type * as StatusPb from '@eventstore/db-client/generated/status_pb.js';
import { generated, ofProtobuf } from '#services/event-store/eventstoredb/client-modules.ts';

export {
  gossip,
  GossipService,
  shared,
  streams,
  StreamsService,
} from '#services/event-store/eventstoredb/client-modules.ts';

export const status = generated('status_pb') as typeof StatusPb;
export const features = generated('serverfeatures_pb') as typeof FeaturesPb;
export const { ServerFeaturesService } = generated('serverfeatures_grpc_pb') as typeof FeaturesGrpc;
export const { Any } = ofProtobuf('any_pb') as { Any: typeof AnyMessage };
export const { Empty } = ofProtobuf('empty_pb') as { Empty: typeof EmptyMessage };
