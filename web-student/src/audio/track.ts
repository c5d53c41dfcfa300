import { trackAddress } from './track-address.ts';

interface Options {
  readonly track: string;
  readonly loadTrack: () => Promise<string | undefined>;
  readonly revision?: number | undefined;
}

/** The name of a recording expires; its question has the current one. */
export function createTrack({ track, loadTrack, revision }: Options) {
  let name = track;
  let isRenewing = false;
  const address = () => trackAddress(name, revision);
  return {
    address,
    isRenewing: () => isRenewing,
    /** @returns the new address; undefined if the question has no new name, or if it is no longer wanted */
    async renew(isWanted: () => boolean): Promise<string | undefined> {
      isRenewing = true;
      const loaded = await loadTrack().catch(() => undefined);
      isRenewing = false;
      if (!isWanted() || loaded === undefined || loaded === name) return undefined;
      name = loaded;
      return address();
    },
  };
}
