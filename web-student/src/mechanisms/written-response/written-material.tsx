import { writtenMaterial } from '#domain/question-types/mechanisms/written-material.ts';
import { Listening } from '../pieces/listening.tsx';
import { Transcript } from '../pieces/transcript.tsx';
import { useAnswer } from '../use-answer.ts';
import { TaskText } from './task-text.tsx';
import styles from '../material.module.css';
import writtenResponseStyles from './written-response.module.css';

export function WrittenMaterial() {
  const { view, phase, player, solution, quote } = useAnswer('written-response');
  const material = writtenMaterial[view.type];
  if (material === 'passage')
    return (
      <div className={`${styles['material']} ${writtenResponseStyles['written-material']}`}>{view.topic}</div>
    );
  if (material === 'task') return <TaskText text={view.topic} />;
  return (
    <div className={`${styles['screen']} ${writtenResponseStyles['written-material']}`}>
      <Listening player={player} phase={phase} about={view.topic} />
      {phase === 'after' && solution?.transcript !== undefined && (
        <Transcript text={solution.transcript} quote={quote} />
      )}
    </div>
  );
}
