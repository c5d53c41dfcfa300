import { expect, it } from 'vitest';
import { openedFrom } from './opened-from.ts';

const from = (query: string) => openedFrom(new URLSearchParams(query));

it('lists the questions of its own type if the address names no list', () => {
  const list = from('uid=RSA-0001');
  expect(list.questions.filter).toEqual({ type: 'RSA' });
  expect(list.getHref('RSA-0002')).toBe('/exercise?uid=RSA-0002');
  expect(list.backHref).toBe('/practice?exercise=RSA');
});

it('keeps the list of the address on the way on and on the way back', () => {
  const list = from('uid=RSA-0001&section=reading&exercise=ALL&status=wrong&sort=difficulty&order=desc');
  expect(list.questions).toEqual({
    filter: { section: 'reading', status: 'wrong' },
    sort: { field: 'difficulty', order: 'desc' },
  });
  const next = new URL(list.getHref('RMA-0003'), 'http://ninety').searchParams;
  expect(openedFrom(next).questions).toEqual(list.questions);
  expect(list.backHref).toBe('/practice?section=reading&status=wrong&sort=difficulty&order=desc');
});

it('keeps a list of everything a list of everything', () => {
  const list = from('uid=RSA-0001&section=ALL&exercise=ALL');
  expect(list.questions.filter).toEqual({});
  const next = new URL(list.getHref('RMA-0003'), 'http://ninety').searchParams;
  expect(openedFrom(next).questions.filter).toEqual({});
});

it('goes through a review in its own order, and back to the dashboard', () => {
  const list = from('uid=LWD-0001&review=RSA-0001,LWD-0001,RRP-0002');
  expect(list.review).toEqual(['RSA-0001', 'LWD-0001', 'RRP-0002']);
  const next = new URL(list.getHref('RRP-0002'), 'http://ninety').searchParams;
  expect(next.get('uid')).toBe('RRP-0002');
  expect(openedFrom(next).review).toEqual(list.review);
  expect(list.backHref).toBe('/dashboard');
});

it('goes back to the result of the test while its missed types are practised', () => {
  const test = '019ac0de-0000-7000-8000-000000000001';
  const list = from(`uid=LWD-0001&review=RSA-0001,LWD-0001&test=${test}`);
  expect(list.backHref).toBe(`/mock-test/results?id=${test}`);
  const next = new URL(list.getHref('RSA-0001'), 'http://ninety').searchParams;
  expect(openedFrom(next).getBackHref(null)).toBe(list.backHref);
  expect(from('uid=LWD-0001&review=LWD-0001&test=elsewhere').backHref).toBe('/dashboard');
});

it('returns to the list page that contains the question', () => {
  const list = from('uid=RSA-0001&section=reading&exercise=ALL');
  expect(list.getBackHref(null)).toBe('/practice?section=reading');
  expect(list.getBackHref(20)).toBe('/practice?section=reading');
  expect(list.getBackHref(21)).toBe('/practice?section=reading&sort=uid&order=asc&page=2');
  expect(from('uid=RSA-0001&review=RSA-0001').getBackHref(21)).toBe('/dashboard');
});
