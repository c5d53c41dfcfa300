import { form } from './address.ts';
import { openClient } from './client.ts';
import { gossip, GossipClient, shared } from './client-modules.ts';

/** A member that is slower counts as unavailable. */
const patienceMs = 500;

export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

/** Asks all members in parallel for the leader. @returns undefined for a single server, or no leader */
export async function findLeader(
  connectionString: string,
  isOther: (endpoint: Endpoint) => boolean,
): Promise<Endpoint | undefined> {
  const { discover, user = '', hosts = '', query = '' } = form.exec(connectionString.trim())?.groups ?? {};
  if (discover === undefined && !hosts.includes(',')) return undefined;
  const asked = hosts.split(',').map(async (host) => {
    const leader = await leaderAsToldBy(`esdb://${user}${host}${query}`);
    return leader !== undefined && isOther(leader) ? leader : Promise.reject(new Error('no other leader'));
  });
  return Promise.any(asked).catch(() => undefined);
}

function leaderAsToldBy(connectionString: string): Promise<Endpoint | undefined> {
  const client = openClient(connectionString);
  return client['execute'](
    GossipClient,
    'gossip',
    (grpc) =>
      new Promise((resolve, reject) => {
        const [metadata, options] = client['callArguments']({ deadline: patienceMs });
        grpc.read(new shared.Empty(), metadata, options, (error, info) => {
          grpc.close();
          if (error) return reject(error);
          const { LEADER } = gossip.MemberInfo.VNodeState;
          const leader = info
            .getMembersList()
            .find((member) => member.getIsAlive() && member.getState() === LEADER)
            ?.getHttpEndPoint();
          return resolve(leader && { address: leader.getAddress(), port: leader.getPort() });
        });
      }),
  );
}
