import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { fileFailure, LaunchFailure, pathOf } from './failure.ts';
import { launch } from './launch.ts';
import type { Plan } from './plan.ts';
import { createSteps, seconds } from './steps.ts';

/** npm forwards Ctrl-C, so that one key press may arrive twice. */
const onePressMs = 400;

/**
 * Starts a plan, keeps it running until SIGINT, SIGTERM or SIGHUP, and stops it in order; a second signal kills. Exit
 * code 0 after a requested stop, 1 if it could not start.
 */
export async function start(plan: Plan): Promise<void> {
  const steps = createSteps(process.stdout);
  const stopping = new AbortController();
  const force = new AbortController();
  const asked = new Promise<void>((resolve) => {
    let first: number | undefined;
    const onSignal = () => {
      if (first === undefined) {
        first = Date.now();
        steps.line('\nStopping. Ctrl-C again ends at once.');
        stopping.abort();
        resolve();
      } else if (Date.now() - first > onePressMs) {
        force.abort();
        process.exit(130);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  });
  // A failure of the launcher itself ends everything that it has started.
  process.on('uncaughtException', (error) => {
    process.stderr.write(
      `${fileFailure(error, pathOf(error) ?? 'DATA_DIR') ?? `Ninety has failed: ${error.stack ?? String(error)}`}\n`,
    );
    force.abort();
    process.exit(1);
  });
  try {
    const launched = await launch(plan, process.env, steps, {
      signal: stopping.signal,
      force: force.signal,
    });
    await asked;
    const since = Date.now();
    await launched.stop();
    steps.line(`Stopped, after ${seconds(Date.now() - since).trim()}`);
    process.exit(0);
  } catch (error) {
    if (stopping.signal.aborted) process.exit(0);
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string {
  if (error instanceof LaunchFailure || error instanceof WrongConfiguration) return `\n${error.message}`;
  const sentence = fileFailure(error, pathOf(error) ?? 'DATA_DIR');
  if (sentence) return `\n${sentence} (${error instanceof Error ? error.message : String(error)})`;
  return `\nNinety could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
