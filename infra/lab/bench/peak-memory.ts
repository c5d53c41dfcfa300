const everyMs = 100;

/** Watches the resident memory of this process, in bytes. */
export function peakMemory(): Disposable & { peak(): number } {
  let peak = process.memoryUsage.rss();
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(look, everyMs);
  return {
    peak() {
      look();
      return peak;
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
