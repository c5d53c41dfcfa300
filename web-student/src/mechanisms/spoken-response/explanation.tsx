import { Text } from '@mantine/core';
import type { ExplanationProps } from '../screen.ts';

/** How a full answer is found. */
export default function SpokenResponseExplanation({ solution }: ExplanationProps<'spoken-response'>) {
  return <Text>{solution.explanation}</Text>;
}
