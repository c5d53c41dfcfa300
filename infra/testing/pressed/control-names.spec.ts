import { expect, test } from 'vitest';
import type { Area, Control } from './control.ts';
import { nameControl } from './control-names.ts';

const content = {
  titles: ['How honey stays fresh'],
  texts: new Set(['Why does honey stay fresh?', 'How honey stays fresh']),
};
const main: Area = { role: 'main', name: '' };
const named = (control: Partial<Control>) =>
  nameControl({ path: '/exercise', areas: [main], role: 'button', name: 'Submit', ...control }, content);

test('a control is named by its client, its page, its role and its name', () => {
  expect(named({})).toBe('student, /exercise: button “Submit”');
  expect(named({ path: '/admin/#/health' })).toBe('console, /admin/#/health: button “Submit”');
  expect(named({ path: '/dev/outbox' })).toBeUndefined();
  expect(named({ path: 'blank' })).toBeUndefined();
});

test('a page is the same whatever it shows', () => {
  const id = '6a1f0c9e-5b1c-4c55-8a57-1d8a1e0b8a11';
  expect(named({ path: `/admin/#/users/${id}/show/history` })).toBe(
    named({ path: '/admin/#/users/:id/show' }),
  );
  expect(named({ path: '/admin/#/questions/RSA-0001' })).toBe(
    'console, /admin/#/questions/:id: button “Submit”',
  );
});

test('what a dialog or a menu holds, and what surrounds all pages, belongs to no page', () => {
  const dialog = { role: 'dialog', name: 'Save as revision 3' };
  expect(named({ areas: [{ role: 'banner', name: '' }, dialog, main] })).toBe(
    'student, dialog “Save as revision #”: button “Submit”',
  );
  expect(named({ areas: [{ role: 'menu', name: '' }, main] })).toBe('student, menu: button “Submit”');
  expect(named({ areas: [{ role: 'navigation', name: 'Main' }] })).toBe(
    'student, navigation “Main” of every page: button “Submit”',
  );
  expect(named({ areas: [{ role: 'group', name: 'Only' }, main], name: 'Free' })).toBe(
    'student, group “Only” of /exercise: button “Free”',
  );
});

test.each([
  ['Favourite: How honey stays fresh', 'Favourite: <title>'],
  ['Not done RSA-0001 · difficulty 2', 'Not done <code> · difficulty #'],
  ['22 Nov 2026, 10:10Score 0/15 s', '<attempt>'],
  ['Block anna.b@example.com', 'Block <e-mail>'],
  ['Take “bees” out', 'Take “…” out'],
  ['Single Answer , 3 of 12 done', 'Single Answer'],
  ['Single Answer, 0 of 0 done', 'Single Answer'],
  ['Move paragraph A up', 'Move paragraph <letter> up'],
  ['Users 12 Find a user', 'Users Find a user'],
  ['One step in words', '# steps in words'],
  ['1 more type is coming', '# more types are coming'],
  ['Blank 2: water', 'Blank #'],
  ['22 Nov 2026, 10:10Could not be scored15 s', '<attempt>'],
  ['Not right 3. Single Answer 0 of 1 · 0:12', '<question and its points>'],
  ['Sort by name descending', 'Sort by name <direction>'],
])('“%s” says nothing of what it holds: “%s”', (name, expected) => {
  expect(named({ name })).toBe(`student, /exercise: button “${expected}”`);
});

test('options, words and paragraphs of a question are one control of the product', () => {
  const options = { role: 'group', name: 'Why does honey stay fresh?' };
  const words = { role: 'group', name: 'Transcript' };
  expect(named({ areas: [options, main], role: 'radio', name: 'It is dry.' })).toBe(
    'student, /exercise: radio “<text>”',
  );
  expect(named({ areas: [words, main], name: 'bees' })).toBe(
    'student, group “Transcript” of /exercise: button “<text>”',
  );
  expect(named({ areas: [{ role: 'menu', name: 'Blank 1: empty' }], name: 'bees' })).toBe(
    'student, menu “Blank #”: button “<text>”',
  );
  const askedOfAll = { role: 'group', name: 'Which summary fits the recording?' };
  expect(named({ areas: [askedOfAll, main], role: 'radio', name: 'Bees make it.' })).toBe(
    'student, /exercise: radio “<text>”',
  );
});

test('the rows of a list are one control of its page', () => {
  const rows = ['Not done RSA-0001 · difficulty 2', 'Locked How honey stays fresh RSA-0001'];
  for (const name of rows) expect(named({ role: 'link', name })).toBe('student, /exercise: link “<row>”');
  expect(named({ role: 'link', name: 'RSA-0001' })).toBe('student, /exercise: link “<code>”');
});
