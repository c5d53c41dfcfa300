import { isErased, readable } from '../../core/events/personal.ts';
import type { ReasonedPart } from '../mechanism.ts';

/** In quotation marks; `nothing` for a blank text. */
export function quoted(value: unknown, nothing: string): string {
  if (isErased(value)) return readable(value);
  return String(value).trim() === '' ? nothing : `“${String(value)}”`;
}

/** In one line; `nothing` for none. */
export function listed(
  values: readonly unknown[],
  nothing: string,
  inWords: (text: string) => string = String,
): string {
  const texts = values.map((value) => (isErased(value) ? readable(value) : inWords(String(value))));
  return texts.join(', ') || nothing;
}

export const inOrder = (truths: readonly string[]): ReasonedPart[] =>
  truths.map((truth, index) => ({ label: truth, thing: String(index), truth }));
