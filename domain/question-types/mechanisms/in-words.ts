import { isErased, readable } from '../../core/events/personal.ts';
import type { ReasonedPart } from '../mechanism.ts';

/** A text in quotation marks; `nothing` where it is blank. */
export function quoted(value: unknown, nothing: string): string {
  if (isErased(value)) return readable(value);
  return String(value).trim() === '' ? nothing : `“${String(value)}”`;
}

/** Several texts in one line; `nothing` where there are none. */
export function listed(
  values: readonly unknown[],
  nothing: string,
  inWords: (text: string) => string = String,
): string {
  const texts = values.map((value) => (isErased(value) ? readable(value) : inWords(String(value))));
  return texts.join(', ') || nothing;
}

/** Parts that are identified by their places. */
export const inOrder = (truths: readonly string[]): ReasonedPart[] =>
  truths.map((truth, index) => ({ label: truth, thing: String(index), truth }));
