import { amountOf } from './amounts.ts';

/** Per unit: abbreviations before the bar and American names after it. */
const table = `kg kgs kilo kilos|kilogram kilograms; g|gram grams; mg|milligram milligrams; lb lbs|pound pounds; oz|ounce ounces; t|ton tons tonne tonnes;
  km kms|kilometer kilometers; m|meter meters; cm|centimeter centimeters; mm|millimeter millimeters; mi|mile miles; ft|foot feet; yd yds|yard yards;
  l|liter liters; ml|milliliter milliliters; cl|centiliter centiliters; gal|gallon gallons; ha|hectare hectares;
  km_h kmh kph|kilometers_per_hour kilometer_per_hour; mph|miles_per_hour mile_per_hour; m_s|meters_per_second meter_per_second;
  h hr hrs|hour hours; min mins|minute minutes; s sec secs|second seconds; p|pence; c|cent cents;
  c degrees_c|degrees_celsius degrees_centigrade; f degrees_f|degrees_fahrenheit;
  w|watt watts; kw|kilowatt kilowatts; mw|megawatt megawatts; kwh|kilowatt_hours kilowatt_hour; v|volt volts; hz|hertz; khz|kilohertz;
  kb|kilobyte kilobytes; mb|megabyte megabytes; gb|gigabyte gigabytes; tb|terabyte terabytes; kcal|kilocalorie kilocalories`;

interface Unit {
  readonly name: string;
  readonly isShort: boolean;
}

const units: ReadonlyMap<string, readonly Unit[]> = table
  .split(';')
  .map((group) => group.split('|').map((forms) => forms.trim().split(/\s+/u)))
  .reduce((all, [short = [], long = []]) => {
    for (const form of [...short, ...long]) {
      const unit = { name: long[0] ?? '', isShort: short.includes(form) };
      const spelt = form.replaceAll('_', ' ');
      all.set(spelt, [...(all.get(spelt) ?? []), unit]);
    }
    return all;
  }, new Map<string, readonly Unit[]>());
export const longestUnit = 3;

/** The unit of an abbreviation or name. @param words in lower case */
export const unitOf = (words: readonly string[]): Unit | undefined =>
  units.get(words.join(' ').replaceAll(/tre(?=s?(?: |$))/gu, 'ter'))?.[0];

/** Splits "5kg" into "5" and "kg". @param word in lower case */
export function unitApart(word: string): readonly string[] {
  const [, figure, letters] = /^(\d[\d.,:]*)(\p{L}+)$/u.exec(word) ?? [];
  const isKnown = letters !== undefined && (/^[ap]m$/.test(letters) || unitOf([letters])?.isShort === true);
  return figure !== undefined && isKnown ? [figure, letters] : [word];
}

/** "5 kilogram" for "5 kg" and "five kilograms"; undefined otherwise. @param words in lower case, hyphens as parts */
export function quantityOf(
  words: readonly string[],
): { readonly key: string; readonly isShort: boolean } | undefined {
  const apart = words.flatMap(unitApart);
  for (let length = Math.min(longestUnit, apart.length - 1); length > 0; length -= 1) {
    const unit = unitOf(apart.slice(-length));
    const number = unit && amountOf(apart.slice(0, -length));
    if (number !== undefined && unit) return { key: `${number} ${unit.name}`, isShort: unit.isShort };
  }
  return undefined;
}
