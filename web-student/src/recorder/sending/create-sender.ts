import { CallFailed } from '#domain/core/call-failed.ts';
import { createObservable, type Observable } from '#student/core/observable.ts';
import type { WholeRecording } from '../assemble.ts';
import { checkSubject, type StoredRecordings } from '../storage/stored-recordings.ts';
import type { Progress, Upload, Uploader } from './uploader.ts';

export interface SenderParts {
  readonly stored: StoredRecordings;
  readonly uploader: (onProgress: (id: string, progress: Progress) => void) => Uploader;
  /** Owners of recordings that may be sent now; the first is the current user. */
  readonly owners: () => readonly [string, ...string[]];
  readonly newId: () => string;
  readonly secondsOf: (blob: Blob) => Promise<number>;
}

export interface SentRecording {
  readonly recording: string;
  readonly seconds: number;
}

export interface Sender {
  onStored(id: string): void;
  /** Waits until the server has the recording; aborting ends only the wait. @throws CallFailed if rejected for good */
  ensureSent(whole: WholeRecording, signal?: AbortSignal): Promise<SentRecording>;
  sendLeft(): Promise<void>;
  wake(): void;
  readonly sending: Observable<Progress | undefined>;
}

/** Few pieces, each quick even on a slow connection. */
const copyPieceBytes = 128_000;
/** The server has pieces of another recording under this name. */
const mendedByCopy: ReadonlySet<string> = new Set(['recording_differs', 'key_reused']);

export function createSender(parts: SenderParts): Sender {
  const { stored } = parts;
  const sending = createObservable<Progress | undefined>(undefined);
  const uploads = new Map<string, Promise<Upload>>();
  const awaited = new Set<string>();
  const uploader = parts.uploader((id, progress) => {
    if (awaited.has(id)) sending.set(progress);
  });

  function upload(id: string): Promise<Upload> {
    const before = uploads.get(id);
    if (before) return before;
    const started = uploader.upload(id).finally(() => uploads.delete(id));
    uploads.set(id, started);
    return started;
  }

  /** Nothing awaits this upload; submitting reports its failure. */
  const uploadAside = (id: string) => void upload(id).catch(() => undefined);

  /** Sends the recording under a new name, and stores it until the server has it. */
  async function uploadCopy({ id: of, blob }: WholeRecording): Promise<Upload> {
    const known = await stored.get(of);
    const id = parts.newId();
    awaited.add(id);
    const head = { subject: '', at: Date.now(), owner: parts.owners()[0], ...known };
    await stored.begin({ ...head, id, mimeType: blob.type, isWhole: false });
    for (let index = 0; index * copyPieceBytes < blob.size; index += 1) {
      const piece = blob.slice(index * copyPieceBytes, (index + 1) * copyPieceBytes);
      await stored.addPiece(id, { index, bytes: new Uint8Array(await piece.arrayBuffer()) });
    }
    await stored.setWhole(id);
    try {
      return await upload(id);
    } finally {
      awaited.delete(id);
      await stored.forget(id);
    }
  }

  async function sendWhole(whole: WholeRecording): Promise<string> {
    const first = await upload(whole.id);
    const isLost =
      first.status === 'forgotten' || (first.status === 'refused' && mendedByCopy.has(first.failure.code));
    const last = isLost ? await uploadCopy(whole) : first;
    if (last.status === 'done') return last.sha256;
    throw last.status === 'refused' ? last.failure : new CallFailed('unexpected', 0);
  }

  return {
    sending,
    wake: () => uploader.wake(),
    onStored(id) {
      uploader.wake();
      uploadAside(id);
    },
    async ensureSent(whole, signal) {
      awaited.add(whole.id);
      sending.set({ sentShare: 0, isWaiting: false });
      try {
        // Retry earlier failures immediately.
        uploader.wake();
        const recording = await unlessAborted(sendWhole(whole), signal);
        return { recording, seconds: whole.seconds ?? (await parts.secondsOf(whole.blob)) };
      } finally {
        awaited.delete(whole.id);
        if (awaited.size === 0) sending.set(undefined);
      }
    },
    async sendLeft() {
      for (const owner of new Set(parts.owners())) {
        const left = await stored.list(owner);
        for (const { id, isWhole, subject } of left) if (isWhole && subject !== checkSubject) uploadAside(id);
      }
    },
  };
}

function unlessAborted<T>(action: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return action;
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([action, promise]).finally(() => signal.removeEventListener('abort', abort));
}
