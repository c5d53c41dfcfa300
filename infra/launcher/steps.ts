/** Progress output of the launcher and the test runner: one line per step, with its time. */
export interface Steps {
  /**
   * Runs a step and prints its line at the end, with `work`'s result; `progress` names the slow part. A failing step
   * prints nothing: its caller reports the error.
   */
  run<Result>(
    label: string,
    work: (progress: Progress) => Promise<Result>,
    say?: Say<Result>,
  ): Promise<Result>;
  readonly line: (text: string) => void;
}

export type Progress = (what: string) => void;
type Say<Result> = (result: Result) => string | undefined;

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const labelWidth = 26;

export function createSteps(out: NodeJS.WriteStream): Steps {
  // A closed terminal or pipe must not end the work.
  out.on('error', () => undefined);
  const live = out.isTTY && process.env.TERM !== 'dumb';
  const running = new Map<string, { readonly since: number; doing: string }>();
  let timer: NodeJS.Timeout | undefined;
  let frame = 0;

  const draw = () => {
    const parts = [...running].map(
      ([label, { since, doing }]) =>
        `${label}${doing && `: ${doing}`} ${Math.round((Date.now() - since) / 1000)} s`,
    );
    const text = `${frames[frame++ % frames.length] ?? ''} ${parts.join('  ·  ')}`;
    out.write(`\r\u001b[K${text.slice(0, (out.columns || 80) - 1)}`);
  };
  const line = (text: string) => {
    out.write(`${live && timer ? '\r\u001b[K' : ''}${text}\n`);
  };
  const leave = (label: string) => {
    running.delete(label);
    if (running.size > 0 || !timer) return;
    clearInterval(timer);
    timer = undefined;
    out.write('\r\u001b[K');
  };

  return {
    line,
    async run(label, work, say) {
      const state = { since: Date.now(), doing: '' };
      running.set(label, state);
      if (live) timer ??= setInterval(draw, 80);
      try {
        const result = await work((what) => {
          state.doing = what;
          if (!live) line(`${label}: ${what}`);
        });
        leave(label);
        const detail = say?.(result);
        line(
          `${label.padEnd(labelWidth)} ${seconds(Date.now() - state.since)}${detail ? `  ${detail}` : ''}`,
        );
        return result;
      } finally {
        leave(label);
      }
    },
  };
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(5)} s`;
}
