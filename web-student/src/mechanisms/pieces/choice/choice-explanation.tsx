import { Text } from '@mantine/core';
import type { ExplanationProps } from '../../screen.ts';

export default function ChoiceExplanation(props: ExplanationProps<'single-choice' | 'multiple-choice'>) {
  return <Text>{props.solution.explanation}</Text>;
}
