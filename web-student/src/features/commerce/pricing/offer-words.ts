import { listed } from '#domain/core/text/listed.ts';
import type { Offer } from '#domain/commerce/contract.ts';
import { includedTests } from '#domain/mock-tests/package-group.ts';

/** Button labels. The specification sets 'Upgrade' and the 'Current plan' next to it (document 1, section 6). */
export const offerLabels = {
  buy: 'Buy',
  upgrade: 'Upgrade',
  current_plan: 'Buy again',
  extend: 'Extend',
} as const satisfies { readonly [Label in Offer['label']]: string };

export const mainOffer = (offers: readonly Offer[]): Offer | undefined =>
  offers.findLast(({ label }) => label === 'upgrade') ?? offers.at(-1);

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const number = (count: number) => (count === 0 ? 'None' : String(count));

/** An upgrade adds no days: it ends with the current plan. */
function accessOf({ days, upgradesFrom }: Offer): string | undefined {
  if (upgradesFrom !== null) return 'To the end of your plan';
  return days === 0 ? undefined : counted(days, 'day');
}

export function offerFacts(offer: Offer): readonly { readonly name: string; readonly value: string }[] {
  const { group, writingCredits, speakingCredits, hasUnlimitedSpeaking, fullTests, sectionalTests } = offer;
  const access = accessOf(offer);
  const included = access === undefined ? { full: false, sectional: false } : includedTests[group];
  return [
    { name: 'Access', value: access ?? 'None' },
    { name: 'All practice questions', value: access === undefined ? 'No' : 'Yes' },
    { name: 'Written answers scored', value: number(writingCredits) },
    { name: 'Spoken answers scored', value: hasUnlimitedSpeaking ? 'Unlimited' : number(speakingCredits) },
    { name: 'Full mock tests', value: included.full ? 'All included' : number(fullTests) },
    { name: 'Sectional tests', value: included.sectional ? 'All included' : number(sectionalTests) },
  ];
}

export function offerInWords(offer: Offer): string {
  const { days, writingCredits, speakingCredits, hasUnlimitedSpeaking, fullTests, sectionalTests } = offer;
  const parts = [
    days > 0 && `${counted(days, 'day')} of access`,
    writingCredits > 0 && counted(writingCredits, 'written answer scored', 'written answers scored'),
    hasUnlimitedSpeaking
      ? 'unlimited speaking'
      : speakingCredits > 0 && counted(speakingCredits, 'spoken answer scored', 'spoken answers scored'),
    fullTests > 0 && counted(fullTests, 'full mock test'),
    sectionalTests > 0 && counted(sectionalTests, 'sectional test', 'sectional tests'),
  ].filter((part) => part !== false);
  return listed(parts);
}
