import { diffWordsWithSpace } from 'diff';

export interface DifferencePart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

export function wordDifference(earlier: string, later: string): DifferencePart[] {
  const parts: DifferencePart[] = [];
  let takenOut = '';
  let added = '';
  const close = () => {
    if (takenOut !== '') parts.push({ kind: 'removed', text: takenOut });
    if (added !== '') parts.push({ kind: 'added', text: added });
    takenOut = '';
    added = '';
  };
  const changes = diffWordsWithSpace(earlier, later);
  for (const [index, { value, added: isAdded, removed: isRemoved }] of changes.entries()) {
    if (isRemoved) takenOut += value;
    else if (isAdded) added += value;
    else if (takenOut !== '' && added !== '' && value.trim() === '' && index < changes.length - 1) {
      // White space between two replacements does not separate them.
      takenOut += value;
      added += value;
    } else {
      close();
      parts.push({ kind: 'same', text: value });
    }
  }
  close();
  return parts;
}

export function shareInCommon(parts: readonly DifferencePart[]): number {
  const length = (kind: DifferencePart['kind']) =>
    parts.filter((one) => one.kind === kind).reduce((sum, { text }) => sum + text.length, 0);
  const longer = length('same') + Math.max(length('removed'), length('added'));
  return longer === 0 ? 1 : length('same') / longer;
}
