import { AsyncLocalStorage } from 'node:async_hooks';
import { StreamBusy } from './stream-busy.ts';

/** Serialises a process's commands per stream. */
export interface Lanes {
  inTurn<Result>(stream: string, work: () => Promise<Result>): Promise<Result>;
  readonly size: number;
}

export interface LaneLimits {
  readonly waiting: number;
  readonly waitMs: number;
  readonly turnMs: number;
}

const usual: LaneLimits = { waiting: 256, waitMs: 10_000, turnMs: 5_000 };

interface Turn {
  isOn: boolean;
}

/** Lanes only save futile attempts: the store checks appends, so hung or nested work may be overtaken. */
export function createLanes(limits: LaneLimits = usual): Lanes {
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
