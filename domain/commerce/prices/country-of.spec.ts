import { expect, it } from 'vitest';
import { countryOf } from './country-of.ts';
import { countryOfZone } from './country-zones.ts';

const all = { chosen: 'NP', fromProxy: 'IN', timeZone: 'Asia/Dhaka', languages: 'en-GB,en;q=0.8' };

it('is the chosen country, else that of the proxy, the time zone or the languages', () => {
  expect(countryOf(all)).toBe('NP');
  expect(countryOf({ ...all, chosen: undefined })).toBe('IN');
  expect(countryOf({ ...all, chosen: undefined, fromProxy: undefined })).toBe('BD');
  expect(countryOf({ languages: all.languages })).toBe('GB');
  expect(countryOf({})).toBe('US');
});

it('ignores invalid countries and unknown values of the proxy', () => {
  for (const fromProxy of ['XX', 'T1', '', 'India', '<b>', '1']) {
    expect(countryOf({ ...all, chosen: undefined, fromProxy })).toBe('BD');
  }
  expect(countryOf({ chosen: 'in' })).toBe('IN');
  expect(countryOf({ timeZone: 'Mars/Olympus', languages: 'de-AT' })).toBe('AT');
  expect(countryOf({ timeZone: 'UTC' })).toBe('US');
});

it('takes the region of the first language that has one, or the country of that language', () => {
  expect(countryOf({ languages: 'en,hi-IN;q=0.9' })).toBe('IN');
  expect(countryOf({ languages: 'ne' })).toBe('NP');
  expect(countryOf({ languages: '*' })).toBe('US');
  expect(countryOf({ languages: ';;,,--,en_US,%%' })).toBe('US');
  expect(countryOf({ languages: `${'x'.repeat(5_000)},de-DE` })).toBe('US');
  // A region of the United Nations, such as Latin America, is no country.
  expect(countryOf({ languages: 'es-419' })).toBe('US');
});

it.each([
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Katmandu', 'NP'],
  ['Europe/Brussels', 'BE'],
  ['Europe/Amsterdam', 'NL'],
  ['Australia/Sydney', 'AU'],
  ['America/New_York', 'US'],
  ['Asia/Tokyo', 'JP'],
  ['Asia/Saigon', 'VN'],
])('maps %s to %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

it('knows every time zone of this runtime', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !/^(Etc|SystemV)\//.test(zone));
  const missing = zones.filter((zone) => zone.includes('/') && countryOfZone(zone) === undefined);
  expect(missing).toEqual([]);
});
