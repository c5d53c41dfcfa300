import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { SampleAnswers } from '../../pieces/analysis/sample-answers.tsx';
import type { QuestionScreenProps } from '../../screen.ts';
import { ModelReading } from './model-reading.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';

type Props = Pick<QuestionScreenProps<'spoken-response'>, 'view' | 'answer' | 'score' | 'solution'>;

/** An answer that is in: what was said, and beside it how it may be said. */
export default function SpokenResult({ view, answer, score, solution }: Props) {
  const task = spokenTask[view.type];
  const reference = { read: view.topic, repeat: solution?.transcript }[task as string];
  const hasSamples = solution && (solution.sampleAnswer !== undefined || solution.weakerAnswers.length > 0);
  return (
    <>
      <SpokenAnswer recording={answer.recording} score={score} reference={reference} />
      {solution?.modelReading && <ModelReading {...solution.modelReading} />}
      {hasSamples && <SampleAnswers type={view.type} solution={solution} />}
    </>
  );
}
