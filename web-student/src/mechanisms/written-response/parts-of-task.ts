export interface PartOfTask {
  readonly kind: 'text' | 'list';
  readonly lines: readonly string[];
}

const bullet = /^\s*[-*•–]\s+/;

export function partsOfTask(text: string): PartOfTask[] {
  const parts: { kind: 'text' | 'list'; lines: string[] }[] = [];
  let isNew = true;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    const kind = bullet.test(line) ? 'list' : 'text';
    const last = parts.at(-1);
    const shown = line.replace(bullet, '').trim();
    if (last && last.kind === kind && !isNew) last.lines.push(shown);
    else parts.push({ kind, lines: [shown] });
    isNew = false;
  }
  return parts;
}
