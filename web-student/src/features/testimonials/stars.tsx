import { Rating } from '@mantine/core';
import '@mantine/core/styles/Rating.css';

interface Props {
  readonly value: number;
  readonly onChange: (stars: number) => void;
}

export function StarsInput({ value, onChange }: Props) {
  return (
    <Rating
      size="xl"
      value={value}
      onChange={onChange}
      role="radiogroup"
      aria-label="Your rating"
      getSymbolLabel={(stars) => (stars === 1 ? '1 star' : `${stars} stars`)}
    />
  );
}

export function Stars({ value }: { readonly value: number }) {
  return (
    <span role="img" aria-label={`${Math.round(value * 10) / 10} of 5 stars`}>
      <Rating value={value} fractions={10} readOnly aria-hidden />
    </span>
  );
}
