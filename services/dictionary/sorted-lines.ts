const newline = 0x0a;

function lineStart(bytes: Buffer, at: number): number {
  return at === 0 ? 0 : bytes.lastIndexOf(newline, at - 1) + 1;
}

function lineEnd(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(newline, from);
  return end < 0 ? bytes.length : end;
}

/** Lines with a prefix in a file sorted by bytes, by binary search without parsing. */
export function linesWithPrefix(bytes: Buffer, prefix: string): string[] {
  const wanted = Buffer.from(prefix);
  const compare = (start: number) => bytes.subarray(start, start + wanted.length).compare(wanted);
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const start = lineStart(bytes, (low + high) >> 1);
    if (compare(start) < 0) low = lineEnd(bytes, start) + 1;
    else high = start;
  }
  const lines: string[] = [];
  for (let start = low; start < bytes.length && compare(start) === 0;) {
    const end = lineEnd(bytes, start);
    lines.push(bytes.toString('utf8', start, end));
    start = end + 1;
  }
  return lines;
}
