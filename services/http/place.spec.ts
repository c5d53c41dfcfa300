import { expect, it } from 'vitest';
import { createPlaces } from './place.ts';

const headers = { 'cf-ipcountry': 'IN', 'accept-language': 'de-AT,de;q=0.9' };

it('reads the country header only behind a trusted proxy', () => {
  const languages = 'de-AT,de;q=0.9';
  const trusting = createPlaces({ countryHeader: 'CF-IPCountry', trustedProxies: 1 });
  expect(trusting(headers)).toEqual({ fromProxy: 'IN', languages });
  expect(createPlaces({ countryHeader: 'CF-IPCountry' })(headers)).toEqual({ languages });
  expect(createPlaces({ trustedProxies: 1 })(headers)).toEqual({ languages });
  expect(trusting({})).toEqual({});
  expect(trusting({ 'cf-ipcountry': ['IN', 'NP'] })).toEqual({});
});
