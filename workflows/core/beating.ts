const everyMs = 2000;

/**
 * Does a step that may take long, and tells all the while that it is still being done: Temporal offers it to another
 * worker soon after this one has gone down, and not while it only waits for others.
 */
export async function beating<Result>(heartbeat: () => void, step: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(heartbeat, everyMs);
  try {
    return await step();
  } finally {
    clearInterval(timer);
  }
}
