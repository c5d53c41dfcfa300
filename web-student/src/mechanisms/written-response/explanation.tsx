import { commentsOnWriting } from '#domain/scoring/writing/feedback/messages.ts';
import { AnalysedReasons } from '../pieces/analysis/analysed-reasons.tsx';
import { KeyPoints } from '../pieces/analysis/key-points.tsx';
import type { ExplanationProps } from '../screen.ts';
import { Findings } from './marks/found.tsx';
import { QuotedPlaces } from './marks/quoted-places.tsx';

export default function WrittenResponseExplanation(props: ExplanationProps<'written-response'>) {
  const { solution, score, answer, quote, onExplain, onSeeDetails } = props;
  const where = { quote, onExplain };
  const { text } = answer;
  return (
    <AnalysedReasons
      isInColumns
      score={score}
      comments={commentsOnWriting(score.traits)}
      text={text}
      sampleAnswer={solution.sampleAnswer}
      explanation={solution.explanation}
      onSeeDetails={onSeeDetails}
      renderTrait={({ trait, evidence, points, maximum }) => (
        <>
          {trait === 'content' && (
            <KeyPoints
              points={solution.keyPoints}
              evidence={evidence}
              text={text}
              renderPlace={(words, span) => <QuotedPlaces {...where} words={words} spans={[span]} />}
            />
          )}
          <Findings {...where} evidence={evidence} text={text} isFull={points >= maximum} />
        </>
      )}
    />
  );
}
