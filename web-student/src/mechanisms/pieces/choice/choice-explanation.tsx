import { Text } from '@mantine/core';
import type { ExplanationProps } from '../../screen.ts';

/** How the answer is found; the reason of each option stands in its card. */
export default function ChoiceExplanation(props: ExplanationProps<'single-choice' | 'multiple-choice'>) {
  return <Text>{props.solution.explanation}</Text>;
}
