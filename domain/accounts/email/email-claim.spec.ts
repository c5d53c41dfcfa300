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

test('records each new claim of an address, and a repeated claim once', () => {
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

test('accepts only the link of the last claim, and any link without a claim', () => {
  const counts = (events: readonly EmailClaimEvent[]) =>
    ['ada', 'bob'].map((userId) => isClaimOf(fold(emailClaimStream, events), userId));
  expect(counts([])).toEqual([true, true]);
  expect(counts([claimed('ada'), claimed('bob')])).toEqual([false, true]);
  expect(counts([claimed('ada'), claimed('bob'), claimed('ada')])).toEqual([true, false]);
});
