/** Crashes like native code, hangs, throws, or returns the length of the text, as the text asks. */
export default async function read({ text }: { readonly text: string }): Promise<number> {
  if (text === 'die') process.abort();
  if (text === 'hang') for (;;);
  if (text === 'throw') throw new Error('not now');
  return text.length;
}
