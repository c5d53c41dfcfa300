import { CallFailed } from '#domain/core/call-failed.ts';
import { sha256Of, withoutGap } from '../assemble.ts';
import { firstPieceOf, type StoredRecording, type StoredRecordings } from '../storage/stored-recordings.ts';
import type { RecordingStore } from './recording-store.ts';
import { createWaker } from './waker.ts';

export interface UploaderParts {
  readonly stored: StoredRecordings;
  readonly store: RecordingStore;
  readonly retryDelayMs: (failures: number) => number;
  readonly exclusively: <T>(id: string, action: () => Promise<T>) => Promise<T>;
  readonly onProgress?: (id: string, progress: Progress) => void;
}

export interface Progress {
  readonly sentShare: number;
  readonly isWaiting: boolean;
}

export type Upload =
  | { readonly status: 'done'; readonly sha256: string }
  | { readonly status: 'refused'; readonly failure: CallFailed }
  | { readonly status: 'forgotten' };

export interface Uploader {
  /**
   * Sends pieces as they arrive, with retries. Settles once the server has joined them; submit the answer only then.
   */
  upload(id: string): Promise<Upload>;
  wake(): void;
}

/** Parallel pieces, to catch up after an outage despite long round trips. */
const together = 4;

export function createUploader(parts: UploaderParts): Uploader {
  const { stored, store, retryDelayMs, exclusively, onProgress } = parts;
  const waker = createWaker();

  async function sendPieces(
    recording: StoredRecording,
    sent: Set<number>,
    report: (sentShare: number) => void,
  ) {
    const { id, mimeType, isWhole } = recording;
    const pieces = withoutGap(await stored.pieces(id), isWhole ? 0 : firstPieceOf(mimeType));
    const unsent = pieces.filter(({ index }) => !sent.has(index));
    const reportLeft = () => {
      const left = unsent.filter(({ index }) => !sent.has(index));
      report(1 - left.length / Math.max(1, pieces.length));
    };
    reportLeft();
    for (let from = 0; from < unsent.length; from += together) {
      const next = unsent.slice(from, from + together);
      // Wait for all before reporting a failure, so that none is in flight at the retry.
      const outcomes = await Promise.allSettled(
        next.map(async ({ index, bytes }) => {
          await store.putPiece(recording, index, bytes);
          sent.add(index);
          await stored.setSent(id, index);
          reportLeft();
        }),
      );
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    }
    return pieces;
  }

  /** @returns undefined if pieces are still to come or must be sent again */
  async function sendAll(
    recording: StoredRecording,
    sent: Set<number>,
    report: (sentShare: number) => void,
  ): Promise<Upload | undefined> {
    const pieces = await sendPieces(recording, sent, report);
    if (!recording.isWhole) return undefined;
    const sha256 = await sha256Of(new Blob(pieces.map(({ bytes }) => bytes)));
    const missing = await store.finish(recording, sha256, pieces.length);
    if (missing.length === 0) return { status: 'done', sha256 };
    for (const index of missing) sent.delete(index);
    // The server lost pieces that it had: back off, as after a failure.
    throw new CallFailed('internal', 503);
  }

  async function upload(id: string): Promise<Upload> {
    const sent = new Set(await stored.sent(id));
    let sentShare = 0;
    const report = (share: number, isWaiting = false) => {
      sentShare = share;
      onProgress?.(id, { sentShare, isWaiting });
    };
    for (let failures = 0; ;) {
      const seen = waker.count();
      const recording = await stored.get(id);
      if (!recording) return { status: 'forgotten' };
      try {
        const done = await sendAll(recording, sent, report);
        if (done) return done;
        failures = 0;
        await waker.wait(seen);
      } catch (error) {
        if (isRefusal(error)) return { status: 'refused', failure: error };
        failures += 1;
        report(sentShare, true);
        await waker.wait(seen, retryDelayMs(failures));
      }
    }
  }

  return {
    upload: (id) => exclusively(id, () => upload(id)),
    wake: waker.wake,
  };
}

/** Temporary failures are retried; so is 401, which a new login resolves. */
function isRefusal(error: unknown): error is CallFailed {
  return error instanceof CallFailed && !error.isPassing && error.status < 500 && error.status !== 401;
}
