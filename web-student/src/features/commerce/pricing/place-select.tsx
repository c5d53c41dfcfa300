import { NativeSelect } from '@mantine/core';
import { pricedCountries } from '#domain/commerce/prices/country-currency.ts';
import type { Country } from '#domain/commerce/contract.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

interface Props {
  readonly country: Country;
  readonly onChoose: (country: Country) => void;
}

export function PlaceSelect({ country, onChoose }: Props) {
  const data = [...new Set([...pricedCountries, country])]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <NativeSelect
      label="Prices for"
      data={data}
      value={country}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      maw={280}
    />
  );
}
