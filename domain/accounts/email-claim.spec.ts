import { test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { claimEmail, emailClaimStream, type EmailClaim, type EmailClaimEvent } from './email-claim.ts';

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
