interface Flattened<Item> extends AsyncIterable<Item> {
  lists(): AsyncGenerator<readonly Item[], void, void>;
}

/** Iterates over batches without a generator step per item. */
export function flatten<Item>(lists: () => AsyncGenerator<readonly Item[], void, void>): Flattened<Item> {
  return { [Symbol.asyncIterator]: () => iteratorOf(lists()), lists };
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

export async function* grouped<Item>(
  items: AsyncIterable<Item> | Flattened<Item>,
  length: number,
): AsyncGenerator<readonly Item[], void, void> {
  if ('lists' in items) {
    for await (const list of items.lists()) {
      for (let first = 0; first < list.length; first += length) yield list.slice(first, first + length);
    }
    return;
  }
  let group: Item[] = [];
  for await (const item of items) {
    if (group.push(item) < length) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
