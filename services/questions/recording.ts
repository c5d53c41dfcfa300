import { frameAt } from './mp3-frames.ts';

/** Not an mp3, or a truncated one. */
export class NotARecording extends Error {
  override readonly name = 'NotARecording';
}

export interface Measured {
  seconds: number;
}

const oldTagBytes = 128;

/** The frames of an mp3 without tags, which may contain the spoken words. Frames must be whole and adjacent. @throws NotARecording */
export async function* framesOf(
  content: AsyncIterable<Uint8Array>,
  measured: Measured,
): AsyncGenerator<Uint8Array> {
  let waiting = Buffer.alloc(0);
  let toSkip: number | undefined;
  let isInTail = false;
  for await (const piece of content) {
    waiting = Buffer.concat([waiting, piece]);
    if (toSkip === undefined) {
      if (waiting.length < 10) continue;
      toSkip = tagLength(waiting);
    }
    const skipped = Math.min(toSkip, waiting.length);
    toSkip -= skipped;
    let at = skipped;
    while (!isInTail && at + 4 <= waiting.length) {
      const frame = frameAt(waiting, at);
      if (!frame) isInTail = true;
      else if (at + frame.bytes > waiting.length) break;
      else {
        measured.seconds += frame.seconds;
        at += frame.bytes;
      }
    }
    if (at > skipped) yield waiting.subarray(skipped, at);
    waiting = waiting.subarray(at);
    if (isInTail && !mayBeOldTag(waiting))
      throw new NotARecording('The file contains something other than frames');
  }
  const isEnd = waiting.length === 0 || (waiting.length === oldTagBytes && mayBeOldTag(waiting));
  if (!isEnd || measured.seconds === 0) throw new NotARecording('The last frame is truncated');
}

function tagLength(start: Buffer): number {
  if (start.toString('latin1', 0, 3) !== 'ID3') return 0;
  const length = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (start.readUInt8(at) & 0x7f), 0);
  const hasFooter = (start.readUInt8(5) & 0x10) !== 0;
  return 10 + length + (hasFooter ? 10 : 0);
}

/** An ID3v1 tag is the last 128 bytes. */
function mayBeOldTag(bytes: Buffer): boolean {
  return bytes.length <= oldTagBytes && bytes.toString('latin1', 0, 3) === 'TAG';
}
