import { expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import {
  claimEmail,
  emailClaimStream,
  isClaimOf,
  type EmailClaim,
  type EmailClaimEvent,
} from './email-claim.ts';

const claimed = (userId: string): EmailClaimEvent => ({ type: 'EmailClaimed', data: { userId } });
const claim = (userId: string) => (state: EmailClaim) => claimEmail(state, { userId });

test('an address may be claimed by one after the other, each once in a row', () => {
  given(emailClaimStream, [])
    .when(claim('ada'))
    .then([claimed('ada')]);
  given(emailClaimStream, [claimed('ada')])
    .when(claim('ada'))
    .then([]);
  given(emailClaimStream, [claimed('ada')])
    .when(claim('bob'))
    .then([claimed('bob')]);
});

test('the last claim voids those before it, and without a claim every link counts', () => {
  const counts = (events: readonly EmailClaimEvent[]) =>
    ['ada', 'bob'].map((userId) => isClaimOf(fold(emailClaimStream, events), userId));
  expect(counts([])).toEqual([true, true]);
  expect(counts([claimed('ada'), claimed('bob')])).toEqual([false, true]);
  expect(counts([claimed('ada'), claimed('bob'), claimed('ada')])).toEqual([true, false]);
});
