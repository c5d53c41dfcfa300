/** Picks random items from lists, deterministic for a seed. */
export function chooser(seed: number): <Of>(list: readonly Of[]) => Of {
  let state = seed;
  return (list) => {
    // A linear congruential generator modulo 2^32; its high bits are the random ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const chosen = list[Math.floor((state / 2 ** 32) * list.length)];
    if (chosen === undefined) throw new RangeError('There is nothing to choose from');
    return chosen;
  };
}
