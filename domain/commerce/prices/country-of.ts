import { countrySchema, type Country } from '../contract.ts';
import { countryOfZone } from './country-zones.ts';

/** Hints at a user's country, most reliable first. All are untrusted. */
export interface CountryHints {
  readonly chosen?: string | undefined;
  readonly fromProxy?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly languages?: string | undefined;
}

/** The codes that proxies send for unknown countries or the Tor network. */
const unknown: ReadonlySet<string> = new Set(['XX', 'T1', 'ZZ']);

/** By choice, else proxy, time zone, languages; else the United States. */
export function countryOf({ chosen, fromProxy, timeZone, languages }: CountryHints): Country {
  return (
    known(chosen) ??
    known(fromProxy) ??
    (timeZone === undefined ? undefined : countryOfZone(timeZone)) ??
    countryOfLanguages(languages) ??
    'US'
  );
}

function known(country: string | undefined): Country | undefined {
  const parsed = countrySchema.safeParse(country?.toUpperCase());
  return parsed.success && !unknown.has(parsed.data) ? parsed.data : undefined;
}

/** The country of the first language that names one (`en-IN`) or is mostly spoken in one (`ne`). */
function countryOfLanguages(languages: string | undefined): Country | undefined {
  const tags = (languages ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '');
  const locales = tags.flatMap((tag) => localeOf(tag) ?? []);
  const named = locales.find(({ region }) => region !== undefined);
  return known(named?.region) ?? known(locales[0]?.maximize().region);
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return tag === '' || tag === '*' ? undefined : new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
