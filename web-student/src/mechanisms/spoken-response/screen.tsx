import { Listening } from '../pieces/listening.tsx';
import { Transcript } from '../pieces/transcript.tsx';
import type { QuestionScreenProps } from '../screen.ts';

/** What is read, seen or heard, and the recorder. */
export default function SpokenResponseScreen({
  view,
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
    </div>
  );
}
