import { randomUUID } from 'node:crypto';
import type { OutboxMail } from '../outbox.ts';

export const aMail = (changes: Partial<OutboxMail> = {}): OutboxMail => ({
  id: `verification-${randomUUID()}`,
  to: 'ada@example.com',
  userId: 'u-1',
  kind: 'verification',
  subject: 'Welcome',
  text: 'Hello',
  html: '<p>Hello</p>',
  ...changes,
});
