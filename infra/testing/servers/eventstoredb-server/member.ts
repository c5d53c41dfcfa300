import { randomUUID } from 'node:crypto';
import type { handleUnaryCall } from '@grpc/grpc-js';
import { gossip, shared } from './generated.ts';

/** A node's role in the cluster. */
export type Standing =
  | { readonly role: 'leader' }
  /** Without a leader if none is elected; a dead leader is reported until the others notice. */
  | { readonly role: 'follower'; readonly leader?: Member | undefined }
  /** It listens, but has not yet loaded its events. */
  | { readonly role: 'starting' }
  /** Its connections are open, but it does not answer. */
  | { readonly role: 'silent' };

export interface Member {
  readonly port: number;
  readonly isAlive: () => boolean;
}

export interface Node {
  standing(): Standing;
  /** The node's view of all members. */
  members(): readonly { readonly port: number; readonly isLeader: boolean; readonly isAlive: boolean }[];
}

type Empty = InstanceType<typeof shared.Empty>;
type ClusterInfo = InstanceType<typeof gossip.ClusterInfo>;

export function createGossip(node: Node): handleUnaryCall<Empty, ClusterInfo> {
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
  return (_call, answer) => {
    if (node.standing().role === 'silent') return;
    const members = node.members().map(({ port, isLeader, isAlive }) =>
      new gossip.MemberInfo()
        .setInstanceId(new shared.UUID().setString(randomUUID()))
        .setTimeStamp(`${Date.now() * 10_000}`)
        .setState(isLeader ? LEADER : FOLLOWER)
        .setIsAlive(isAlive)
        .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port)),
    );
    answer(null, new gossip.ClusterInfo().setMembersList(members));
  };
}
