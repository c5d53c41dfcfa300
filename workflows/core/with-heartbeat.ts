const everyMs = 2000;

/** Sends heartbeats during a long step, so that Temporal reassigns it soon after a crash but not while it merely waits. */
export async function withHeartbeat<Result>(
  heartbeat: () => void,
  step: () => Promise<Result>,
): Promise<Result> {
  const timer = setInterval(heartbeat, everyMs);
  try {
    return await step();
  } finally {
    clearInterval(timer);
  }
}
