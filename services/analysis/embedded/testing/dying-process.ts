/** Ends its process as native code does that fails, hangs, throws, or gives the length of the text, as it is told to. */
export default async function read({ text }: { readonly text: string }): Promise<number> {
  if (text === 'die') process.abort();
  if (text === 'hang') for (;;);
  if (text === 'throw') throw new Error('not now');
  return text.length;
}
