import { Text } from '@mantine/core';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { commentsOnSpeech } from '#domain/scoring/speaking/messages.ts';
import { AnalysedReasons } from '../pieces/analysis/analysed-reasons.tsx';
import { KeyPoints } from '../pieces/analysis/key-points.tsx';
import { rightAnswerInWords } from '../right-answer.ts';
import type { ExplanationProps } from '../screen.ts';
import { Measures } from './answer/measures.tsx';
import { HearWords } from './answer/hear-words.tsx';
import { heardText, spokenWords } from './answer/spoken-words.ts';
import { useRecorded } from './answer/sound/use-recorded.ts';
import { useSound } from './answer/sound/use-sound.ts';

export default function SpokenResponseExplanation(props: ExplanationProps<'spoken-response'>) {
  const { view, answer, solution, score, onSeeDetails } = props;
  const text = heardText(score);
  const rightAnswer = rightAnswerInWords(view, solution, score);
  const { blob } = useRecorded(answer.recording);
  const sound = useSound(blob);
  const task = spokenTask[view.type];
  const reference = { read: view.topic, repeat: solution.transcript }[task as string];
  const hasUnclearWord = spokenWords(score, reference).some(({ state }) => state === 'unclear');
  const isOtherText =
    (task === 'read' || task === 'repeat') &&
    score.traits.some(({ evidence }) =>
      evidence.some((one) => one.kind === 'speech' && one.reason === 'another_text'),
    );
  return (
    <AnalysedReasons
      score={score}
      comments={commentsOnSpeech(view.type, score.traits, hasUnclearWord)}
      text={text === '' ? 'We recognised no words.' : text}
      sampleAnswer={solution.sampleAnswer ?? solution.correctAnswers[0]}
      explanation={solution.explanation}
      onSeeDetails={onSeeDetails}
      lead={rightAnswer !== undefined && <Text fw={600}>{rightAnswer}</Text>}
      renderTrait={({ trait, evidence, points, maximum }) => (
        <>
          {trait === 'content' && (
            <KeyPoints
              points={solution.keyPoints}
              evidence={evidence}
              text={text}
              renderPlace={(words, span) => (
                <HearWords score={score} words={words} span={span} sound={blob && sound} />
              )}
            />
          )}
          <Measures evidence={evidence} isFull={points >= maximum} isOtherText={isOtherText} />
        </>
      )}
    />
  );
}
