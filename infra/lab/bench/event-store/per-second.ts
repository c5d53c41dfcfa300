/** How often `work` is done in a second by callers who each wait for the answer before they call again. */
export async function perSecond(
  callers: number,
  ms: number,
  work: (caller: number) => Promise<unknown>,
): Promise<number> {
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (performance.now() - began < ms) {
        await work(caller);
        done += 1;
      }
    }),
  );
  return (done / (performance.now() - began)) * 1_000;
}
