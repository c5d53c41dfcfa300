/** Counts whole seconds down to 0: specification, document 2, section 4, "Countdown ticks every 1 second". */
export function createCountdown(onTick: (secondsLeft: number) => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  return {
    stop,
    /** @param seconds 0 ends it immediately */
    start(seconds: number) {
      stop();
      let left = seconds;
      if (left <= 0) return onTick(0);
      timer = setInterval(() => {
        left -= 1;
        if (left === 0) stop();
        onTick(left);
      }, 1000);
    },
  };
}
