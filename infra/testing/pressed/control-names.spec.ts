import { expect, test } from 'vitest';
import type { Area, Control } from './control.ts';
import { nameControl } from './control-names.ts';

const content = {
  titles: ['How honey stays fresh'],
  texts: new Set(['Why does honey stay fresh?', 'How honey stays fresh']),
};
const named = (control: Partial<Control>) =>
  nameControl({ path: '/exercise', role: 'button', name: 'Submit', ...control }, content);

test('a control is named by its client, its role and its name, wherever it stands', () => {
  expect(named({})).toBe('student: button “Submit”');
  expect(named({ role: 'link' })).toBe('student: link “Submit”');
  expect(named({ path: '/profile', area: { role: 'dialog', name: 'Hand in?' } })).toBe(named({}));
  expect(named({ path: '/admin/#/health' })).toBe('console: button “Submit”');
  expect(named({ path: '/dev/outbox' })).toBeUndefined();
  expect(named({ path: 'blank' })).toBeUndefined();
});

test.each([
  ['Favourite: How honey stays fresh', 'Favourite: <title>'],
  ['Not done RSA-0001 · difficulty 2', 'Not done <code> · difficulty #'],
  ['22 Nov 2026, 10:10Score 0/15 s', '<attempt>'],
  ['Block anna.b@example.com', 'Block <e-mail>'],
  ['Take “bees” out', 'Take “…” out'],
  ['Single Answer (3 of 12 done)', 'Single Answer'],
  ['Move paragraph A up', 'Move paragraph <letter> up'],
  ['Users 12 Find a user', 'Users Find a user'],
  ['One step in words', '# steps in words'],
  ['Your one step', 'Your # steps'],
  ['1 more type is coming', '# more types are coming'],
  ['Blank 2: water', 'Blank #'],
  ['Go on with RSA', 'Go on with <type>'],
  ['Practise Summarize Text', 'Practise <type>'],
  ['Spelling error: recieve', '<mark in a text>'],
  ['22 Nov 2026, 10:10Could not be scored15 s', '<attempt>'],
  ['Not right 3. Single Answer 0 of 1 · 0:12', '<question and its points>'],
  ['2. Summarize Written Text (Core) Being scored · 0:04', '<question and its points>'],
  ['3. Single Answer No score · 0:12 Not answered', '<question and its points>'],
  ['Sort by name descending', 'Sort by name <direction>'],
  ['Unread Your score was corrected: 0/1 is now 1/1. It names one.', 'Your score was corrected'],
  ['Your score was corrected: 0/1 is now 1/1. It names one.', 'Your score was corrected'],
  ['Log-in loginStudent, from 127.0.0.0/24, 22 Nov 2026, 10:10:09', '<security event>'],
])('“%s” says nothing of what it holds: “%s”', (name, expected) => {
  expect(named({ name })).toBe(`student: button “${expected}”`);
});

test('options, words and paragraphs of a question are one control of the product', () => {
  for (const area of ['Why does honey stay fresh?', 'Which summary fits the recording?'])
    expect(named({ area: { role: 'group', name: area }, role: 'radio', name: 'It is dry.' })).toBe(
      'student: radio “<text>”',
    );
  for (const area of [
    { role: 'group', name: 'Transcript' },
    { role: 'menu', name: 'Blank 1: empty' },
  ])
    expect(named({ area, name: 'bees' })).toBe('student: button “<text>”');
  const options: Area = { role: 'list', name: 'Options' };
  expect(named({ area: options, role: 'radio', name: 'By ship' })).toBe('student: radio “<text>”');
  expect(named({ area: options, name: 'Play from here (0:08)' })).toBe(
    'student: button “Play from here (#)”',
  );
  expect(named({ area: { role: 'dialog', name: 'Go on without an answer?' }, name: 'Go on' })).toBe(
    'student: button “Go on”',
  );
});

test('the rows of a list are one control', () => {
  const rows = ['Not done RSA-0001 · difficulty 2', 'Locked How honey stays fresh RSA-0001'];
  for (const name of rows) expect(named({ role: 'link', name })).toBe('student: link “<row>”');
  expect(named({ role: 'link', name: 'RSA-0001' })).toBe('student: link “<code>”');
});
