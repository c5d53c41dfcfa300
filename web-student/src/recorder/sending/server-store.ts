import { CallFailed } from '#domain/core/call-failed.ts';
import type { CallOptions } from '#domain/core/client.ts';
import { finishRecording, recordingTypes, uploadRecordingPiece } from '#domain/speaking/contract.ts';
import type { call } from '#student/core/api.ts';
import type { RecordingStore } from './recording-store.ts';

export interface ServerStoreParts {
  readonly call: typeof call;
  readonly owner: () => string;
  readonly visitor: () => string;
}

export function createServerStore({ call, owner, visitor }: ServerStoreParts): RecordingStore {
  /** @throws CallFailed while the owner is logged out, which is temporary */
  function by(wanted: string): CallOptions {
    if (wanted === owner()) return {};
    if (wanted === visitor()) return { asVisitor: true };
    throw new CallFailed('not_logged_in', 401);
  }
  return {
    async putPiece({ id, owner: of }, piece, bytes) {
      const upload = new Blob([bytes], { type: 'application/octet-stream' });
      await call(uploadRecordingPiece, { recordingId: id, piece }, { ...by(of), upload });
    },
    async finish({ id, owner: of, mimeType }, recording, pieces) {
      const mediaType = recordingTypes.find((type) => type === mimeType);
      if (!mediaType) throw new CallFailed('invalid_input', 400);
      const input = { recordingId: id, pieces, mediaType, recording };
      const { status, body } = await call(finishRecording, input, by(of));
      return status === 202 ? body.missing : [];
    },
  };
}
