import { useEffect } from 'react';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';
import { SampleAnswers } from '../../pieces/analysis/sample-answers.tsx';
import { useAnswer, type AnswerOnScreen } from '../../use-answer.ts';
import { Drill } from './drill/drill.tsx';
import { Linking } from './linking.tsx';
import { ModelReading } from './model-reading.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';
import { heardText, spokenWords } from './spoken-words.ts';

type Shown = AnswerOnScreen<'spoken-response'>;

export default function SpokenResult() {
  const { view, answer, score, solution } = useAnswer('spoken-response');
  const isHeard = score !== undefined && heardText(score) !== '';
  useEffect(() => {
    // A recording with words in it shows that the microphone works.
    if (isHeard) browserStore.set(storageKeys.noMicrophoneNote, 'true');
  }, [isHeard]);
  const task = spokenTask[view.type];
  const reference = { read: view.topic, repeat: solution?.transcript }[task as string];
  const reading = readingIn(view, solution);
  const hasSamples = solution && (solution.sampleAnswer !== undefined || solution.weakerAnswers.length > 0);
  return (
    <>
      <SpokenAnswer recording={answer.recording} score={score} reference={reference} reading={reading} />
      {solution?.modelReading && <ModelReading {...solution.modelReading} />}
      {task === 'read' && solution && <Linking text={view.topic} />}
      {score && reference !== undefined && <Drill words={spokenWords(score, reference)} reading={reading} />}
      {hasSamples && <SampleAnswers type={view.type} solution={solution} />}
    </>
  );
}

function readingIn({ track }: Shown['view'], solution: Shown['solution']) {
  if (solution?.modelReading) return solution.modelReading;
  return track !== undefined && solution?.sentences ? { track, sentences: solution.sentences } : undefined;
}
