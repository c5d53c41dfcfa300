import { writtenMaterial } from '#domain/question-types/mechanisms/written-material.ts';
import { Listening } from '../pieces/listening.tsx';
import { Transcript } from '../pieces/transcript.tsx';
import { useAnswer } from '../use-answer.ts';
import { TaskText } from './task-text.tsx';

export function WrittenMaterial() {
  const { view, phase, player, solution, quote } = useAnswer('written-response');
  const material = writtenMaterial[view.type];
  if (material === 'passage') return <div className="material">{view.topic}</div>;
  if (material === 'task') return <TaskText text={view.topic} />;
  return (
    <div className="screen">
      <Listening player={player} phase={phase} about={view.topic} />
      {phase === 'after' && solution?.transcript !== undefined && (
        <Transcript text={solution.transcript} quote={quote} />
      )}
    </div>
  );
}
