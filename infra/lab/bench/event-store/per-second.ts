/** Runs `work` per second, for callers who each wait for an answer before the next call. */
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
