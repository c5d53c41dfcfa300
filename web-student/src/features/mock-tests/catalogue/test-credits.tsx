import { Text } from '@mantine/core';
import { creditsInWords, type TestCredits } from './cost-words.ts';

export function TestCreditsNote({ credits }: { readonly credits: TestCredits }) {
  const { full_test, sectional_test } = credits;
  const owned = [
    ...(full_test > 0 ? [creditsInWords('full_test', full_test)] : []),
    ...(sectional_test > 0 ? [creditsInWords('sectional_test', sectional_test)] : []),
  ];
  return owned.length > 0 && <Text>You have {owned.join(' and ')}.</Text>;
}
