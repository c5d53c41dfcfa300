import { Text } from '@mantine/core';
import type { ExplanationProps } from '../screen.ts';
import { KeyPoints } from './key-points.tsx';

/** What the score rests on, and how a full answer is found. */
export default function WrittenResponseExplanation(props: ExplanationProps<'written-response'>) {
  const { solution, score, answer, quote, onExplain } = props;
  const content = score.traits.find(({ trait }) => trait === 'content');
  return (
    <div className="reasons">
      {content && (
        <KeyPoints
          points={solution.keyPoints}
          evidence={content.evidence}
          text={answer.text}
          texts={[answer.text]}
          quote={quote}
          onExplain={onExplain}
        />
      )}
      <Text>{solution.explanation}</Text>
    </div>
  );
}
