import { numbered, type OutlinePart } from '../mechanism-outline.ts';

export const optionNames = ({ multichoice }: { readonly multichoice: readonly string[] }) =>
  numbered('Option', multichoice.length);

/** The options, each with whether it is right. */
export function optionsOutline(texts: readonly string[], rights: readonly number[]): OutlinePart[] {
  const lines = texts.map((text, index) => `${rights.includes(index) ? 'Right' : 'Wrong'}: ${text}`);
  return [{ label: 'Options', lines }];
}
