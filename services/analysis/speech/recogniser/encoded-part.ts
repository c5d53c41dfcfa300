import { Tensor } from 'onnxruntime-node';
import { floatsOf } from '../../inference/session.ts';
import { secondsOfPosition, type Encoded } from './recogniser.ts';

/** The encoder's outputs for one stretch of its sound, in seconds: the decoder then hears nothing else. */
export function encodedPart(
  { cross, seconds }: Encoded,
  { start, end }: { readonly start: number; readonly end: number },
): Encoded {
  const parts = Object.entries(cross).map(([name, { dims }]) => {
    // Keys have a row for each dimension of a head and a column for each position; values the other way round.
    const inRows = name.startsWith('cv');
    const [batch = 1, heads = 0, rows = 0, columns = 0] = dims;
    const count = inRows ? rows : columns;
    const from = Math.min(count - 1, Math.max(0, Math.round(start / secondsOfPosition)));
    const to = Math.min(count, Math.max(from + 1, Math.round(end / secondsOfPosition)));
    const data = floatsOf(cross, name);
    const part = inRows
      ? piecesOf(data, { pieces: heads, size: count * columns, from: from * columns, to: to * columns })
      : piecesOf(data, { pieces: heads * rows, size: count, from, to });
    const shape = inRows ? [batch, heads, to - from, columns] : [batch, heads, rows, to - from];
    return [name, new Tensor('float32', part, shape)] as const;
  });
  return { cross: Object.fromEntries(parts), seconds };
}

interface Cut {
  readonly pieces: number;
  readonly size: number;
  readonly from: number;
  readonly to: number;
}

/** The same stretch of each piece of `size` numbers. */
function piecesOf(data: Float32Array, { pieces, size, from, to }: Cut): Float32Array {
  const all = new Float32Array(pieces * (to - from));
  for (let piece = 0; piece < pieces; piece += 1)
    all.set(data.subarray(piece * size + from, piece * size + to), piece * (to - from));
  return all;
}
