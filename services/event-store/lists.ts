/** Hands out the items of lists one by one, without going through a generator for each. */
export function flatten<Item>(lists: () => AsyncGenerator<readonly Item[], void, void>): AsyncIterable<Item> {
  return { [Symbol.asyncIterator]: () => iteratorOf(lists()) };
}

function iteratorOf<Item>(lists: AsyncGenerator<readonly Item[], void, void>): AsyncIterator<Item, void> {
  let list: readonly Item[] = [];
  let index = 0;

  async function advance(): Promise<IteratorResult<Item, void>> {
    for (;;) {
      const { value, done } = await lists.next();
      if (done || !value) return { value: undefined, done: true };
      const [first] = value;
      if (first === undefined) continue;
      list = value;
      index = 1;
      return { value: first, done: false };
    }
  }

  return {
    next() {
      const item = list[index];
      if (item === undefined) return advance();
      index += 1;
      return Promise.resolve({ value: item, done: false });
    },
    async return() {
      list = [];
      await lists.return();
      return { value: undefined, done: true };
    },
  };
}

/** Items in lists of up to `length`. */
export async function* grouped<Item>(
  items: AsyncIterable<Item>,
  length: number,
): AsyncGenerator<readonly Item[], void, void> {
  let group: Item[] = [];
  for await (const item of items) {
    if (group.push(item) < length) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
