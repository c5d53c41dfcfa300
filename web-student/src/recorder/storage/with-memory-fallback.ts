import type { StoredRecordings } from './stored-recordings.ts';

/** Falls back to memory: a full disk must not cost an answer. */
export function withMemoryFallback(device: StoredRecordings, page: StoredRecordings): StoredRecordings {
  const write = (how: (stored: StoredRecordings) => Promise<void>) => how(device).catch(() => how(page));
  const both = async (how: (stored: StoredRecordings) => Promise<void>) => {
    await how(page);
    await how(device);
  };
  async function list(owner: string) {
    const [onDevice, inPage] = [await device.list(owner), await page.list(owner)];
    const onlyInPage = inPage.filter(({ id }) => !onDevice.some((one) => one.id === id));
    return [...onDevice, ...onlyInPage].toSorted((one, other) => one.at - other.at);
  }
  return {
    begin: (recording) => write((stored) => stored.begin(recording)),
    addPiece: (id, piece) => write((stored) => stored.addPiece(id, piece)),
    async setWhole(id) {
      await page.setWhole(id);
      await write((stored) => stored.setWhole(id));
    },
    list,
    get: async (id) => (await page.get(id)) ?? device.get(id),
    async pieces(id) {
      const all = [...(await device.pieces(id)), ...(await page.pieces(id))];
      const newest = new Map(all.map((piece) => [piece.index, piece]));
      return [...newest.values()].toSorted((one, other) => one.index - other.index);
    },
    setSent: (id, index) => write((stored) => stored.setSent(id, index)),
    sent: async (id) => new Set([...(await device.sent(id)), ...(await page.sent(id))]),
    forget: (id) => both((stored) => stored.forget(id)),
    async forgetOwner(owner) {
      for (const { id } of await list(owner)) await both((stored) => stored.forget(id));
    },
    forgetBefore: (at) => both((stored) => stored.forgetBefore(at)),
  };
}
