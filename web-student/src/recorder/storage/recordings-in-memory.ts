import type { StoredPiece, StoredRecording, StoredRecordings } from './stored-recordings.ts';

export function createRecordingsInMemory(): StoredRecordings {
  const recordings = new Map<string, StoredRecording>();
  const pieces = new Map<string, Map<number, StoredPiece>>();
  const sent = new Map<string, Set<number>>();
  const forget = (id: string) => [recordings, pieces, sent].forEach((map) => map.delete(id));
  const forgetThose = (isMeant: (recording: StoredRecording) => boolean) =>
    [...recordings.values()].filter(isMeant).forEach(({ id }) => forget(id));
  return {
    async begin(recording) {
      recordings.set(recording.id, recording);
    },
    async addPiece(id, piece) {
      pieces.set(id, new Map(pieces.get(id)).set(piece.index, piece));
    },
    async setWhole(id) {
      const recording = recordings.get(id);
      if (recording) recordings.set(id, { ...recording, isWhole: true });
    },
    list: async (owner) =>
      [...recordings.values()]
        .filter((one) => one.owner === owner)
        .toSorted((one, other) => one.at - other.at),
    get: async (id) => recordings.get(id),
    pieces: async (id) =>
      [...(pieces.get(id)?.values() ?? [])].toSorted((one, other) => one.index - other.index),
    async setSent(id, index) {
      sent.set(id, new Set(sent.get(id)).add(index));
    },
    sent: async (id) => new Set(sent.get(id)),
    async forget(id) {
      forget(id);
    },
    async forgetOwner(owner) {
      forgetThose((one) => one.owner === owner);
    },
    async forgetBefore(at) {
      forgetThose((one) => one.at < at);
    },
  };
}
