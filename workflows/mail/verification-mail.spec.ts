import { expect, test } from 'vitest';
import { verificationMail } from './verification-mail.ts';

const user = { userId: 'u-1', email: 'ada@example.com', site: 'http://localhost:8090' };

test('puts the whole token into the link, whatever it contains', () => {
  const { to, template } = verificationMail({ ...user, token: 'a.b+c/d&e=f' });
  const link = template.blocks.find((block) => block.kind === 'action')?.href ?? '';
  expect(to).toBe('ada@example.com');
  expect(link.startsWith('http://localhost:8090/verify?')).toBe(true);
  expect(new URL(link).searchParams.get('token')).toBe('a.b+c/d&e=f');
});

test('gives a second mail to the same user the same id, so that it is sent once', () => {
  const [first, second] = ['one', 'two'].map((token) => verificationMail({ ...user, token }));
  expect(second?.id).toBe(first?.id);
  expect(verificationMail({ ...user, userId: 'u-2', token: 'one' }).id).not.toBe(first?.id);
});
