import { expect, test } from 'vitest';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import { creditLedgerStream, type CreditLedger, type CreditLedgerEvent } from './credit-ledger.ts';
import { grantReward, revokeReward } from './reward-credits.ts';
import { carriedWith, ledgerWith } from './testing/ledgers.ts';
import { spendTestCredit } from './test-credits.ts';

const before = ledgerWith({ writing: 3 });
const reward = { cause: 'survey_completed', causeId: 'winter', kind: 'full_test', credits: 1 } as const;
const granted: CreditLedgerEvent = { type: 'RewardGranted', data: reward };
const takenBack: CreditLedgerEvent = { type: 'RewardRevoked', data: reward };
const grant = (state: CreditLedger) => grantReward(state, reward);
const withdraw = (state: CreditLedger) => revokeReward(state, reward);

test('grants the credits of each cause once', () => {
  given(creditLedgerStream, before).when(grant).then([granted]);
  given(creditLedgerStream, [...before, granted])
    .when((state) => grantReward(state, { ...reward, causeId: 'spring' }))
    .then([{ type: 'RewardGranted', data: { ...reward, causeId: 'spring' } }]);
  expect(fold(creditLedgerStream, [...before, granted]).balances).toMatchObject({ writing: 3, full_test: 1 });
});

test('revokes an unused reward once, and does not grant it again', () => {
  given(creditLedgerStream, [...before, granted])
    .when(withdraw)
    .then([takenBack]);
  given(creditLedgerStream, [...before, granted, takenBack])
    .when(grant)
    .then([]);
  expect(fold(creditLedgerStream, [...before, granted, takenBack]).balances.full_test).toBe(0);
});

test('a reward that was spent stays spent', () => {
  const sitting = { kind: 'full_test', sessionId: 's1', mockTestId: 'full_core' } as const;
  const spent = spendTestCredit(fold(creditLedgerStream, [...before, granted]), sitting);
  if ('rejected' in spent) throw new Error(spent.rejected);
  given(creditLedgerStream, [...before, granted, ...spent])
    .when(withdraw)
    .then([{ type: 'RewardRevoked', data: { ...reward, credits: 0 } }]);
});

test('grants nothing for a cause that was withdrawn before', () => {
  const nothing: CreditLedgerEvent = { type: 'RewardRevoked', data: { ...reward, credits: 0 } };
  given(creditLedgerStream, before).when(withdraw).then([nothing]);
  given(creditLedgerStream, [...before, nothing])
    .when(grant)
    .then([]);
});

test('keeps its rewards after it was carried forward', () => {
  const { length: _, ...carried } = fold(creditLedgerStream, [
    {
      type: 'CreditsCarriedForward',
      data: carriedWith({ full_test: 1 }, { rewarded: ['survey_completed/winter'] }),
    },
  ]);
  given(creditLedgerStream, [{ type: 'CreditsCarriedForward', data: carried }])
    .when(grant)
    .then([]);
});
