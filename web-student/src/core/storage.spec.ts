import { expect, it } from 'vitest';
import { createBrowserStore } from './storage.ts';

function storage(room: number): Storage {
  const used = () => Object.values(items).join('').length;
  const items: Storage = Object.create({
    getItem: (key: string): string | null => (items[key] as string | undefined) ?? null,
    setItem(key: string, value: string) {
      if (used() - (items[key] ?? '').length + value.length > room) throw new Error('QuotaExceededError');
      items[key] = value;
    },
    removeItem: (key: string) => void delete items[key],
  });
  return items;
}

it('stores values that fit, where other tabs find them', () => {
  const shared = storage(100);
  createBrowserStore(() => shared).set('a', 'one');
  const other = createBrowserStore(() => shared);
  expect([other.get('a'), other.keys()]).toEqual(['one', ['a']]);
  other.remove('a');
  expect(shared.getItem('a')).toBeNull();
});

it('keeps values that do not fit in memory, and the newest counts', () => {
  const store = createBrowserStore(() => storage100);
  const storage100 = storage(5);
  store.set('a', 'one');
  store.set('b', 'two and more');
  store.set('a', 'longer than there is room');
  expect([store.get('a'), store.get('b'), store.keys().toSorted()]).toEqual([
    'longer than there is room',
    'two and more',
    ['a', 'b'],
  ]);
  store.set('a', '1');
  expect([store.get('a'), storage100.getItem('a')]).toEqual(['1', '1']);
});

it('works without any storage', () => {
  const store = createBrowserStore(() => {
    throw new Error('SecurityError');
  });
  store.set('a', 'one');
  expect([store.get('a'), store.get('b'), store.keys()]).toEqual(['one', undefined, ['a']]);
  store.remove('a');
  expect(store.get('a')).toBeUndefined();
});
