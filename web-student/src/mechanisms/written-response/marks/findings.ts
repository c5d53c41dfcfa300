import { truncated } from '#domain/core/text/truncated.ts';
import type { Evidence } from '#domain/scoring/score.ts';
import { contradictsFullPoints } from '#domain/scoring/writing/feedback/full-points.ts';
import { reasonMessages } from '#domain/scoring/writing/feedback/messages.ts';
import type { Range } from '../../pieces/quoted.ts';
import { countedText } from '../counted-text.ts';

export interface QuotedWords {
  /** A long quote is truncated, because the text itself shows all of it. */
  readonly words: string;
  readonly spans: readonly Range[];
}

export interface Finding {
  readonly text: string;
  readonly quoted: readonly QuotedWords[];
}

export function findingsIn(evidence: readonly Evidence[], text: string, isFull = false): Finding[] {
  const found = new Map<string, Map<string, { words: string; spans: Range[] }>>();
  for (const piece of evidence) {
    if (piece.kind !== 'count' && piece.kind !== 'reason') continue;
    if (isFull && piece.kind === 'reason' && contradictsFullPoints(piece.code)) continue;
    const message = piece.kind === 'count' ? countedText(piece, isFull) : reasonMessages[piece.code];
    const quoted = found.get(message) ?? new Map<string, { words: string; spans: Range[] }>();
    found.set(message, quoted);
    const span = piece.kind === 'reason' ? piece.span : null;
    const words = span ? text.slice(...span) : '';
    if (!span || words === '') continue;
    const same = quoted.get(words.toLowerCase());
    if (same) same.spans.push(span);
    else quoted.set(words.toLowerCase(), { words: truncated(words), spans: [span] });
  }
  return [...found].map(([message, quoted]) => ({ text: message, quoted: [...quoted.values()] }));
}
