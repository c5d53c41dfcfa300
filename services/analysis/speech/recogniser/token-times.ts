import { floatsOf } from '../../inference/session.ts';
import { secondsOfPosition, type Decoded } from './recogniser.ts';

/** The attention comes so much later than the sound (measured on voices with known phoneme times). */
const late = 0.07;
/** Places on each side of the median that takes single peaks out: openai/whisper, `timing.py`. */
const medianReach = 3;

/**
 * Dynamic time warping over the alignment heads, as in openai/whisper, `timing.py`, in seconds.
 * @param offset tokens before the first
 * @param count tokens to time
 */
export function tokenTimes(
  { outputs }: Decoded,
  { offset, count, seconds }: { readonly offset: number; readonly count: number; readonly seconds: number },
): number[] {
  const [, heads = 0, places = 0, positions = 0] = outputs['align']?.dims ?? [];
  const data = floatsOf(outputs, 'align');
  // The place before a token is where it is predicted, so the end has a row too.
  const rows = count + 1;
  const columns = Math.min(positions, Math.ceil(seconds / secondsOfPosition));
  const mean = new Float32Array(rows * columns);
  for (let head = 0; head < heads; head += 1) {
    const looks = new Float32Array(rows * columns);
    for (let row = 0; row < rows; row += 1) {
      const from = (head * places + offset - 1 + row) * positions;
      looks.set(data.subarray(from, from + columns), row * columns);
    }
    standardiseColumns(looks, rows, columns);
    for (let row = 0; row < rows; row += 1) {
      const smooth = medians(looks.subarray(row * columns, (row + 1) * columns));
      for (const [column, value] of smooth.entries()) {
        const at = row * columns + column;
        mean[at] = (mean[at] ?? 0) + value / heads;
      }
    }
  }
  return pathStarts(mean, rows, columns).map((column) => Math.max(0, column * secondsOfPosition - late));
}

function standardiseColumns(values: Float32Array, rows: number, columns: number): void {
  for (let column = 0; column < columns; column += 1) {
    let sum = 0;
    for (let row = 0; row < rows; row += 1) sum += values[row * columns + column] ?? 0;
    const mean = sum / rows;
    let squares = 0;
    for (let row = 0; row < rows; row += 1) squares += ((values[row * columns + column] ?? 0) - mean) ** 2;
    const deviation = Math.sqrt(squares / rows) || 1e-9;
    for (let row = 0; row < rows; row += 1) {
      const at = row * columns + column;
      values[at] = ((values[at] ?? 0) - mean) / deviation;
    }
  }
}

export function medians(values: Float32Array): Float32Array {
  const last = values.length - 1;
  const sorted = new Float32Array(2 * medianReach + 1);
  return values.map((_, at) => {
    for (let count = 0; count < sorted.length; count += 1) {
      const place = Math.abs(at + count - medianReach);
      insert(sorted, count, values[Math.max(0, place > last ? 2 * last - place : place)] ?? 0);
    }
    return sorted[medianReach] ?? 0;
  });
}

/** Puts a value in its place among the first `count`, which are sorted: a million such calls for an answer. */
function insert(sorted: Float32Array, count: number, value: number): void {
  let at = count;
  for (; at > 0 && (sorted[at - 1] ?? 0) > value; at -= 1) sorted[at] = sorted[at - 1] ?? 0;
  sorted[at] = value;
}

/** In which column each row begins on the path of the highest sum from the first cell to the last. */
export function pathStarts(values: Float32Array, rows: number, columns: number): number[] {
  const width = columns + 1;
  const cost = new Float32Array((rows + 1) * width).fill(Infinity);
  const step = new Uint8Array(cost.length);
  cost[0] = 0;
  for (let row = 1; row <= rows; row += 1) {
    for (let column = 1; column <= columns; column += 1) {
      const at = row * width + column;
      const both = cost[at - width - 1] ?? Infinity;
      const down = cost[at - width] ?? Infinity;
      const along = cost[at - 1] ?? Infinity;
      const taken = both <= down && both <= along ? 0 : down < along ? 1 : 2;
      step[at] = taken;
      cost[at] = Math.min(both, down, along) - (values[(row - 1) * columns + column - 1] ?? 0);
    }
  }
  const starts = Array.from({ length: rows }, () => 0);
  let [row, column] = [rows, columns];
  while (row > 0 && column > 0) {
    starts[row - 1] = column - 1;
    const taken = step[row * width + column];
    if (taken !== 2) row -= 1;
    if (taken !== 1) column -= 1;
  }
  return starts;
}
