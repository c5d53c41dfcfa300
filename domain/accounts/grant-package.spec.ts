import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../core/durations.ts';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import { accountStream, grantPaidTime, type Account, type AccountEvent } from './account.ts';
import { grantPackage, revokePackage } from './grant-package.ts';
import { grantAt, planAt, type BoughtAccess } from './paid-access.ts';

const start = '2026-11-01T00:00:00.000Z';
const day = (days: number) => new Date(Date.parse(start) + days * dayMs).toISOString();
const registered: AccountEvent = {
  type: 'UserRegistered',
  data: { userId: 'u1', email: 'ann@example.com', passwordHash: 'hash', examType: 'core' },
};
const silver: BoughtAccess = {
  cartId: 'c1',
  packageId: 'package_silver',
  group: 'subscription',
  plan: 'silver',
  days: 30,
  hasUnlimitedSpeaking: false,
  upgradesFrom: null,
};
const ultimate: BoughtAccess = {
  ...silver,
  cartId: 'c2',
  packageId: 'package_ultimate',
  plan: 'ultimate',
  hasUnlimitedSpeaking: true,
};
const upgrade: BoughtAccess = {
  ...ultimate,
  packageId: 'package_ultimate_upgrade_from_silver',
  days: 20,
  upgradesFrom: 'silver',
};
const extend: BoughtAccess = {
  ...silver,
  cartId: 'c3',
  packageId: 'package_extend',
  group: 'others',
  plan: null,
};

const buy = (bought: BoughtAccess, now: string) => (state: Account) =>
  grantPackage(state, { ...bought, now });
const takeBack = (cartId: string, now: string) => (state: Account) => revokePackage(state, { cartId, now });
type Step = (state: Account) => ReturnType<typeof grantPackage>;
const after = (...steps: readonly Step[]) =>
  steps.reduce(
    (state: Account, step) => {
      const decision = step(state);
      if ('rejected' in decision) throw new Error(decision.rejected);
      return fold(accountStream, decision, state);
    },
    fold(accountStream, [registered]),
  );
const standing = (account: Account, now: string) =>
  'email' in account ? [account.paidExpiryTime, planAt(account, now)] : [];

describe('a purchase', () => {
  test('grants its package once, from the time of purchase', () => {
    const { upgradesFrom: _, ...data } = silver;
    given(accountStream, [registered])
      .when(buy(silver, day(0)))
      .then([{ type: 'PackageGranted', data: { ...data, from: day(0), until: day(30) } }]);
    given(accountStream, [])
      .when(buy(silver, day(0)))
      .thenRejected('not_found');
    given(accountStream, [registered, { type: 'AccountDeleted', data: {} }])
      .when(buy(silver, day(0)))
      .thenRejected('account_deleted');
  });

  test('starts each plan after the one before it', () => {
    const account = after(buy(silver, day(0)), buy(ultimate, day(10)));
    expect(standing(account, day(10))).toEqual([day(60), 'silver']);
    expect(standing(account, day(30))).toEqual([day(60), 'ultimate']);
    expect(standing(account, day(60))).toEqual([day(60), null]);
  });

  test('upgrades at once and keeps the end date, or grants full days if the plan has ended', () => {
    const account = after(buy(silver, day(0)), buy(upgrade, day(10)));
    expect(standing(account, day(9))).toEqual([day(30), 'silver']);
    expect(standing(account, day(10))).toEqual([day(30), 'ultimate']);
    expect(standing(after(buy(silver, day(0)), buy(upgrade, day(40))), day(40))).toEqual([
      day(60),
      'ultimate',
    ]);
  });

  test('extends the running plan, or grants time without a plan', () => {
    const account = after(buy(ultimate, day(0)), buy(extend, day(10)));
    expect(standing(account, day(59))).toEqual([day(60), 'ultimate']);
    expect('email' in account && grantAt(account, day(59))?.hasUnlimitedSpeaking).toBe(true);
    expect(standing(after(buy(extend, day(0))), day(5))).toEqual([day(30), null]);
    expect(standing(after(buy(ultimate, day(0)), buy(extend, day(40))), day(41))).toEqual([day(70), null]);
  });

  test('starts at once and keeps the time that an admin granted', () => {
    const gift = (state: Account) => grantPaidTime(state, { paidExpiryTime: day(10), reason: 'Was ill' });
    expect(standing(after(gift, buy(ultimate, day(0))), day(0))).toEqual([day(40), 'ultimate']);
  });

  test('changes no time if its package has no days', () => {
    const credits = { ...silver, packageId: 'package_combo', plan: null, days: 0 } as const;
    expect(standing(after(buy(credits, day(0))), day(0))).toEqual([undefined, null]);
    expect(standing(after(buy({ ...credits, cartId: 'c9' }, day(0)), buy(silver, day(1))), day(1))).toEqual([
      day(31),
      'silver',
    ]);
  });
});

describe('a refund of a purchase', () => {
  test('takes back the unused part once, and nothing that was never granted', () => {
    const { upgradesFrom: _, ...data } = silver;
    const granted: AccountEvent = {
      type: 'PackageGranted',
      data: { ...data, from: day(0), until: day(30) },
    };
    given(accountStream, [registered, granted])
      .when(takeBack('c1', day(10)))
      .then([
        {
          type: 'PackageRevoked',
          data: {
            cartId: 'c1',
            packageId: 'package_silver',
            takenBackAt: day(10),
            paidExpiryTime: day(10),
          },
        },
      ]);
    given(accountStream, [registered, granted])
      .when(takeBack('c9', day(10)))
      .then([]);
    // After its end nothing is left of it.
    expect(standing(after(buy(silver, day(0)), takeBack('c1', day(40))), day(40))[0]).toBe(day(30));
  });

  test('moves later purchases forward', () => {
    const account = after(buy(silver, day(0)), buy(ultimate, day(10)), takeBack('c1', day(20)));
    expect(standing(account, day(20))).toEqual([day(50), 'ultimate']);
    const later = after(buy(silver, day(0)), buy(ultimate, day(10)), takeBack('c2', day(20)));
    expect(standing(later, day(20))).toEqual([day(30), 'silver']);
  });

  test('of an upgrade restores the rest of the earlier plan', () => {
    const account = after(buy(silver, day(0)), buy(upgrade, day(10)), takeBack('c2', day(15)));
    expect(standing(account, day(15))).toEqual([day(30), 'silver']);
    expect(standing(account, day(30))).toEqual([day(30), null]);
  });

  test('of an upgrade moves extra days back to the earlier plan', () => {
    const steps = [
      buy(silver, day(0)),
      buy(upgrade, day(10)),
      buy(extend, day(15)),
      buy({ ...extend, cartId: 'c4' }, day(16)),
    ];
    expect(standing(after(...steps), day(70))).toEqual([day(90), 'ultimate']);
    const account = after(...steps, takeBack('c2', day(20)));
    for (const at of [20, 29, 30, 45, 60, 89])
      expect(standing(account, day(at))).toEqual([day(90), 'silver']);
    const still = 'email' in account ? grantAt(account, day(70)) : undefined;
    expect(still).toMatchObject({ group: 'subscription', hasUnlimitedSpeaking: false, days: 30 });
    // An upgrade of that upgrade keeps the time added to it.
    const over = { ...upgrade, cartId: 'c5' };
    const both = [buy(silver, day(0)), buy(upgrade, day(5)), buy(over, day(10)), buy(extend, day(15))];
    expect(standing(after(...both, takeBack('c2', day(20))), day(40))).toEqual([day(60), 'ultimate']);
  });

  test('of the only plan leaves extra days as time without a plan', () => {
    const account = after(buy(ultimate, day(0)), buy(extend, day(1)), takeBack('c2', day(1)));
    expect(standing(account, day(1))).toEqual([day(31), null]);
    expect('email' in account && grantAt(account, day(2))?.hasUnlimitedSpeaking).toBe(false);
  });

  test('of an unused purchase restores the state before it', () => {
    const acts = fc.array(
      fc.record({ bought: fc.constantFrom(silver, ultimate, upgrade, extend), at: fc.nat(25) }),
      { minLength: 2, maxLength: 7 },
    );
    fc.assert(
      fc.property(acts, fc.nat(), (list, which) => {
        const bought = list
          .toSorted((one, other) => one.at - other.at)
          .map(({ bought: one, at }, index) => ({ ...one, cartId: `c${index}`, at: at + index / 10 }));
        // A plan runs from the first day on, so that upgrades and added days have one to lie on.
        const first = buy({ ...silver, cartId: 'first' }, day(0));
        const now = 26;
        const target = bought[which % bought.length];
        const steps = (of: typeof bought) => of.map(({ at, ...one }) => buy(one, day(at)));
        const before = after(first, ...steps(bought));
        const held =
          'grants' in before ? before.grants?.find(({ cartId }) => cartId === target?.cartId) : undefined;
        if (!target || !held) throw new Error('it was bought');
        // An upgrade adds no time, so none of it is used; other access that began before now is partly used.
        fc.pre(held.addedMs === 0 || held.from >= day(now));
        const refunded = after(first, ...steps(bought), takeBack(target.cartId, day(now)));
        const without = after(first, ...steps(bought.filter(({ cartId }) => cartId !== target.cartId)));
        for (let at = now; at < 260; at += 1)
          expect(standing(refunded, day(at))).toEqual(standing(without, day(at)));
      }),
    );
  });

  test('of every purchase leaves no time, in any order', () => {
    const packages = fc.constantFrom(silver, ultimate, upgrade, extend);
    const acts = fc.array(fc.record({ bought: packages, at: fc.nat(20) }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(acts, fc.infiniteStream(fc.nat(5)), (list, order) => {
        const bought = list.map((act, index) => ({ ...act, cartId: `c${index}`, at: act.at + index }));
        const ordered = bought.toSorted((one, other) => one.at - other.at);
        const steps = ordered.map(({ bought: one, cartId, at }) => buy({ ...one, cartId }, day(at)));
        const open = ordered.map(({ cartId }) => cartId);
        const refunds: Step[] = [];
        while (open.length > 0) {
          const [cartId = ''] = open.splice((order.next().value ?? 0) % open.length, 1);
          refunds.push(takeBack(cartId, day(26)));
        }
        const account = after(...steps, ...refunds);
        if (!('email' in account)) throw new Error('the account is gone');
        expect(Date.parse(account.paidExpiryTime ?? start)).toBeLessThanOrEqual(Date.parse(day(26)));
        expect(grantAt(account, day(26))).toBeUndefined();
        expect(after(...steps, ...refunds, ...refunds, ...steps)).toEqual(account);
      }),
    );
  });
});
