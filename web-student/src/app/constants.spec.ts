import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultNight } from '#domain/accounts/profile/preference-values.ts';
import { mobileAppRating } from '#domain/clock/mobile-app-contract.ts';
import { currencyOf } from '#domain/commerce/prices/country-currency.ts';
import { currencySchema } from '#domain/commerce/prices/currency.ts';
import { defaultPromotion } from '#domain/commerce/promotions/default-promotion.ts';
import { exchanges } from '#domain/commerce/prices/exchange.ts';
import { methodsFor } from '#domain/commerce/carts/methods-for.ts';
import { packageIdSchema } from '#domain/commerce/packages/package-id.ts';
import { paymentMethodSchema } from '#domain/commerce/carts/payment-method.ts';
import { clickMs } from '#domain/commerce/promotions/promotions-of-person.ts';
import { hourMs } from '#domain/core/durations.ts';
import { sectionOf, shellSpecification } from '#domain/core/testing/specification.ts';
import { truncationLengths } from '#domain/core/text/truncated.ts';
import { quarters } from '#domain/credits/credit-ledger.ts';
import { quickMock, speechLevel } from '#domain/question-types/catalogue/recording.ts';
import { listed, read, readOne } from '#domain/question-types/testing/read-text.ts';
import { rewardAmounts } from '#domain/rewards/reward-table.ts';
import { starsOfReview } from '#domain/testimonials/asking.ts';
import { headerLength, quoteLength } from '#domain/testimonials/contract.ts';
import { hasUnfitWords } from '#domain/testimonials/unfit-words.ts';
import { speeds } from '../audio/player.ts';
import { defaultVolume } from '../audio/volume/volume.ts';
import { redirectWaitMs } from '../core/page/redirect-waits.ts';
import { letsGoAt, stages } from '../features/practice/after/analysis-stages.ts';
import { guides } from '../features/guidance/guides.ts';
import { practiceSteps } from '../features/guidance/practice-steps.ts';
import { tourSteps } from '../features/guidance/tour-steps.ts';
import { socialProof, toastText } from '../features/social-proof/toast-texts.ts';
import { paths } from './paths.ts';
import { theme } from './styles/theme.ts';

const section = (number: number) => sectionOf(shellSpecification, number);
const constants = section(9);
const tokens = readFileSync(path.join(import.meta.dirname, 'styles', 'tokens.css'), 'utf8');

const rows: readonly (readonly [pattern: RegExp, values: () => readonly unknown[]])[] = [
  [
    /Default promo: (\d+) percent on (\w+)\./,
    () => {
      const { discount, target } = defaultPromotion('2026-01-01T00:00:00.000Z').promotion;
      return [discount, target.join().replace('package_', '')];
    },
  ],
  [/Click promo: (\d+) h\./, () => [clickMs / hourMs]],
  [/Volume default ([\d.]+)\.\n/, () => [defaultVolume]],
  [
    /Survey reward: (\d+) full mock test credit\./,
    () => [rewardAmounts.survey_completed.kind === 'full_test' ? rewardAmounts.survey_completed.credits : 0],
  ],
  [/Desktop breakpoint (\d+) px;/, () => [Number.parseFloat(String(theme.breakpoints?.md)) * 16]],
  [/navbar height (\d+) px;/, () => [readOne(tokens, /--top-bar-height: (\d+)px/)]],
  [/side bar width (\d+) px\./, () => [readOne(tokens, /--side-bar-width: (\d+)px/)]],
  [/Login redirect wait (\d+) s;/, () => [redirectWaitMs.login / 1000]],
  [/promo-link redirect wait (\d+) s\./, () => [redirectWaitMs.promotion / 1000]],
  [
    /Social-proof toast: appears after (\d+) s once per session, shows (\d+) s, only if count is above (\d+);/,
    () => [socialProof.after, socialProof.shownFor, socialProof.above],
  ],
  [/Mobile app rating shown ([\d.]+)\. Chat/, () => [mobileAppRating]],
  [
    /Night mode default (\d+):00-(\d+):00\./,
    () => [defaultNight.nightTimeStart, `0${defaultNight.nightTimeEnd}`],
  ],
  [/Speaking limit alerts at (\d+), (\d+), (\d+), (\d+) percent\./, () => quarters],
  [
    /Text truncated at (\d+) \(small\) or (\d+) characters\./,
    () => [truncationLengths.small, truncationLengths.usual],
  ],
];

/** Constants that are tested elsewhere, or that differ on purpose (`infra/docs/differences.md`). */
const elsewhere = [
  /Currency from AUD: .+/,
  /Free speaking credits 10 \(visitors\); 1 credit per answer\./,
  /Review reward: 1 extra sectional mock test credit\./,
  /in the last 24 hours/,
  /widget branding hidden after 5 s\./,
  /Old format cut-off 7 Aug 2025\./,
  /Pronunciation and fluency: .+/,
];

describe('the constants of section 9', () => {
  test.each(rows)('%s', (pattern, values) => {
    expect(values().map(String)).toEqual(read(constants, pattern));
  });

  test('no number is left out', () => {
    const patterns = [...rows.map(([pattern]) => pattern), ...elsewhere];
    for (const pattern of patterns) expect(constants).toMatch(pattern);
    const rest = patterns.reduce((text, pattern) => text.replace(pattern, ''), constants);
    expect(rest).not.toMatch(/\d/);
  });

  test('money follows the Australian price', () => {
    const countries: Readonly<Record<string, string>> = {
      'USD default and United States': 'US',
      UK: 'GB',
      Canada: 'CA',
      'Hong Kong': 'HK',
      Singapore: 'SG',
      NZ: 'NZ',
      UAE: 'AE',
      Saudi: 'SA',
      China: 'CN',
      India: 'IN',
      Philippines: 'PH',
      Malaysia: 'MY',
      Thailand: 'TH',
      Nepal: 'NP',
      Bangladesh: 'BD',
      'South Africa': 'ZA',
      Nigeria: 'NG',
    };
    const parts = readOne(constants, /Currency from AUD: (.+)\.\n/).split('; ');
    const found = parts.map((part) => {
      const [name = '', factor = '', code = ''] = read(part, /^([A-Za-z ]+?) ([\d.]+)(?: ([A-Z]{3}))?/);
      const currency = name === 'EUR countries' ? 'EUR' : currencyOf(countries[name] ?? '');
      expect(currency).toBe(code === '' ? name.slice(0, 3) : code);
      const { amount, scale } = exchanges[currency].factor;
      expect(amount / 10 ** scale).toBe(Number(factor));
      return currency;
    });
    expect(['AUD', ...found].toSorted()).toEqual(currencySchema.options.toSorted());
    expect(exchanges.INR.priceScale).toBe(-1);
    expect(methodsFor('BE')).toContain('bancontact');
  });

  test('the payment methods are those of the specification', () => {
    const methods = listed(readOne(constants, /Payment methods: (.+)\.\n/));
    expect(paymentMethodSchema.options).toEqual(methods.map((method) => method.replace(' ', '_')));
  });

  test('levels of speech begin at the specified values', () => {
    const [low, good, great] = read(constants, /below (\d) low, below (\d) good, (\d) or more great\./).map(
      Number,
    );
    expect([low, good]).toEqual([2, great]);
    const below = (points = 0) => speechLevel(points - 0.01);
    expect([below(low), below(good), speechLevel(great ?? 0)]).toEqual(['low', 'good', 'great']);
  });

  test('the toast has the specified text', () => {
    const [visitors, users] = read(
      constants,
      /text says N students (started [\w ]+) \(visitors\) or (joined [\w ]+)\./,
    );
    expect(toastText(3, true)).toBe(`3 students ${visitors}`);
    expect(toastText(3, false)).toBe(`3 students ${users}`);
  });
});

describe('numbers and lists of other sections', () => {
  test('the guides have their steps, and are remembered under the names of the markers', () => {
    const [tour, practice] = read(
      section(2),
      /guided tour of (\d+) steps \(desktop\), practice onboarding of (\d+) steps/,
    );
    expect([tourSteps.length, practiceSteps.length].map(String)).toEqual([tour, practice]);
    expect(guides[paths.practice.path]?.end).toBe(
      readOne(section(4), /Practice onboarding: 6 steps, last button (\w+), stores/),
    );
    const markers = listed(readOne(section(3), /Flags kept as step names: (.+)\.\n/));
    for (const { marker } of Object.values(guides)) expect(markers).toContain(marker);
  });

  test('the overlay of an analysis changes when it should', () => {
    const found = read(
      section(4),
      /Analysis overlay: '(.+)', from (\d+) s '(.+)', from (\d+) s '(.+)', stops at (\d+) s\./,
    );
    const [first, second, third] = stages;
    expect([first.text, second.from, second.text, third.from, third.text, letsGoAt].map(String)).toEqual(
      found,
    );
  });

  test('reviews have the specified length and reject the listed words', () => {
    const lengths = read(section(5), /Review header (\d+)-(\d+) characters; review message at most (\d+)\./);
    expect([headerLength.minimum, headerLength.maximum, quoteLength].map(String)).toEqual(lengths);
    const words = listed(readOne(section(5), /negative or spam words \((.+), a web address and others\)/));
    expect(words.filter((word) => !hasUnfitWords(word))).toEqual([]);
    expect(String(starsOfReview)).toBe(
      readOne(section(4), /star rating; (\d) or more leads to a review form/),
    );
  });

  test('the player has the specified speeds', () => {
    expect(speeds.map(String)).toEqual(readOne(section(2), /speeds ([\d., ]+)\. Score/).split(', '));
  });

  test('the quick test of developers has the specified length', () => {
    const found = read(section(6), /Speaking wait (\d+) s, (\d+)-minute section cap, (\d+) s recordings/);
    const { waitingTime, sectionCap, recordingTime } = quickMock;
    expect([waitingTime, sectionCap / 60, recordingTime].map(String)).toEqual(found);
  });

  test('the packages are those of the specification', () => {
    const ids = readOne(section(3), /- Package ids: (.+full_mock_test_upsell)\./).split(', ');
    expect(packageIdSchema.options).toEqual(ids);
  });
});
