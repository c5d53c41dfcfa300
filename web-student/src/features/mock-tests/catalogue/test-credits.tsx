import { Text } from '@mantine/core';
import { creditsInWords, type TestCredits } from './cost-words.ts';

export function TestCreditsNote({ credits }: { readonly credits: TestCredits }) {
  const { full_test, sectional_test } = credits;
  const told = [
    ...(full_test > 0 ? [creditsInWords('full_test', full_test)] : []),
    ...(sectional_test > 0 ? [creditsInWords('sectional_test', sectional_test)] : []),
  ];
  return told.length > 0 && <Text>You have {told.join(' and ')}.</Text>;
}
