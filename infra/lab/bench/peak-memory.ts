import { readdirSync, readFileSync } from 'node:fs';

const everyMs = 100;

/** Tracks the resident memory of this process and its child processes, in bytes. Requires Linux. */
export function peakMemory(): Disposable & { peak(): number } {
  let peak = residentBytes(process.pid);
  const look = () => {
    peak = Math.max(peak, residentBytes(process.pid));
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

/** 0 for a process that has exited meanwhile. */
function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = 1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    return childrenOf(pid).reduce((sum, child) => sum + residentBytes(child), own);
  } catch {
    return 0;
  }
}

/** Linux lists children by the thread that started them. */
const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
