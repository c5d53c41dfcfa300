import { AsyncLocalStorage } from 'node:async_hooks';
import { StreamBusy } from './stream-busy.ts';

/** The commands of one process to each stream, one after the other. */
export interface Lanes {
  /** Runs the work after all earlier work on the stream. @throws StreamBusy when too many wait, or for too long */
  inTurn<Result>(stream: string, work: () => Promise<Result>): Promise<Result>;
  /** How many streams something runs or waits at. */
  readonly size: number;
}

export interface LaneLimits {
  /** How many may wait at one stream. */
  readonly waiting: number;
  /** The longest that one waits, in milliseconds. */
  readonly waitMs: number;
  /** What takes longer is waited for no more, in milliseconds. */
  readonly turnMs: number;
}

const usual: LaneLimits = { waiting: 256, waitMs: 10_000, turnMs: 5_000 };

interface Turn {
  /** Until its work is done, or until others have stopped waiting for it. */
  isOn: boolean;
}

/** A lane only saves vain tries: the store checks appends, so work that hangs or is nested may be overtaken. */
export function createLanes(limits: LaneLimits = usual): Lanes {
  /** Who waits at each stream at which something runs, in the order of their coming. */
  const lanes = new Map<string, Set<() => void>>();
  const around = new AsyncLocalStorage<Turn>();

  function passOn(stream: string, waiting: Set<() => void>): void {
    const [next] = waiting;
    if (!next) {
      lanes.delete(stream);
      return;
    }
    waiting.delete(next);
    next();
  }

  return {
    async inTurn(stream, work) {
      if (around.getStore()?.isOn) return work();
      let waiting = lanes.get(stream);
      if (waiting) await comingUp(stream, waiting, limits);
      else lanes.set(stream, (waiting = new Set()));

      const lane = waiting;
      const turn: Turn = { isOn: true };
      const end = () => {
        if (!turn.isOn) return;
        turn.isOn = false;
        passOn(stream, lane);
      };
      const timer = setTimeout(end, limits.turnMs);
      try {
        return await around.run(turn, work);
      } finally {
        clearTimeout(timer);
        end();
      }
    },
    get size() {
      return lanes.size;
    },
  };
}

/** Until it is the next one's turn. @throws StreamBusy */
function comingUp(
  stream: string,
  waiting: Set<() => void>,
  { waiting: places, waitMs }: LaneLimits,
): Promise<void> {
  if (waiting.size >= places) throw new StreamBusy(stream, `${places} commands wait`);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(go);
      reject(new StreamBusy(stream, `a command has waited for ${waitMs} ms`));
    }, waitMs);
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    waiting.add(go);
  });
}
