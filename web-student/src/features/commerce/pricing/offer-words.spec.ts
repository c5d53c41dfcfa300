import { expect, test } from 'vitest';
import type { Offer } from '#domain/commerce/contract.ts';
import { silverAsk } from '#domain/commerce/testing/carts.ts';
import { mainOffer, offerFacts, offerInWords } from './offer-words.ts';

const silver: Offer = silverAsk.offer;
const valuesOf = (offer: Offer) =>
  Object.fromEntries(offerFacts(offer).map(({ name, value }) => [name, value]));

test('a subscription has access and all tests', () => {
  expect(valuesOf(silver)).toEqual({
    Access: '30 days',
    'All practice questions': 'Yes',
    'Written answers scored': '60',
    'Spoken answers scored': '300',
    'Full mock tests': 'All included',
    'Sectional tests': 'All included',
  });
});

test('an upgrade has access to the end of the plan that it leads from', () => {
  const upgrade: Offer = { ...silver, days: 0, upgradesFrom: 'bronze', hasUnlimitedSpeaking: true };
  expect(valuesOf(upgrade)).toMatchObject({
    Access: 'To the end of your plan',
    'All practice questions': 'Yes',
    'Spoken answers scored': 'Unlimited',
  });
});

test('highlights the button of the highest upgrade, otherwise the last button', () => {
  const [upgrade, higher, more] = (['upgrade', 'upgrade', 'extend'] as const).map((label): Offer => ({
    ...silver,
    label,
  }));
  if (!upgrade || !higher || !more) throw new Error('there are three');
  expect(mainOffer([silver, upgrade, higher, more])).toBe(higher);
  expect(mainOffer([silver, more])).toBe(more);
  expect(mainOffer([])).toBeUndefined();
});

test('credits alone open nothing', () => {
  const credits: Offer = { ...silver, group: 'others', plan: null, days: 0, writingCredits: 1, fullTests: 1 };
  expect(valuesOf(credits)).toMatchObject({
    Access: 'None',
    'All practice questions': 'No',
    'Full mock tests': '1',
  });
  expect(offerInWords(credits)).toBe(
    '1 written answer scored, 300 spoken answers scored and 1 full mock test',
  );
});
