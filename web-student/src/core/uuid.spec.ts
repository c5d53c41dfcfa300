import { expect, it } from 'vitest';
import { newUuid } from './uuid.ts';

it('makes a UUID of version 7 that tells its time', () => {
  const id = newUuid(0x0192_3456_789a);
  expect(id).toMatch(/^01923456-789a-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newUuid()).not.toBe(newUuid());
});
