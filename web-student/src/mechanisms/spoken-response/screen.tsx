import { Suspense } from 'react';
import { preloadable } from '../../components/preloadable.tsx';
import { Listening } from '../pieces/listening.tsx';
import { Transcript } from '../pieces/transcript.tsx';
import type { QuestionScreenProps } from '../screen.ts';

/** What is shown once the answer is in comes after the recorder. */
const SpokenResult = preloadable(() => import('./answer/spoken-result.tsx'));

/** What is read, seen or heard, and the recorder. */
export default function SpokenResponseScreen({
  view,
  answer,
  score,
  phase,
  player,
  solution,
  quote,
}: QuestionScreenProps<'spoken-response'>) {
  return (
    <div className="screen">
      {view.track === undefined ? (
        <div className="material">{view.topic}</div>
      ) : (
        <Listening player={player} phase={phase} about={view.topic} />
      )}
      {view.image !== undefined && <img src={`/api/aws/getImageFile/${view.image}`} alt={view.imageText} />}
      {phase === 'after' && solution?.transcript !== undefined && (
        <Transcript text={solution.transcript} quote={quote} />
      )}
      {phase === 'after' && (
        <Suspense fallback={null}>
          <SpokenResult view={view} answer={answer} score={score} solution={solution} />
        </Suspense>
      )}
    </div>
  );
}
