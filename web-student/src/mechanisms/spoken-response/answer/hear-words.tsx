import type { Score } from '#domain/scoring/score.ts';
import { PlayButton } from '#student/components/play-button.tsx';
import { heardAt, type Stretch } from './spoken-words.ts';
import type { useSound } from './sound/use-sound.ts';
import styles from '../../pieces/reasons.module.css';

interface Props {
  readonly score: Score;
  readonly words: string;
  readonly span: Stretch;
  readonly sound: ReturnType<typeof useSound> | undefined;
}

export function HearWords({ score, words, span, sound }: Props) {
  const at = heardAt(score, span);
  return (
    <>
      <q className={`${styles['reason-quote']} quiet`}>{words}</q>
      {at && sound && !sound.hasFailed && (
        <div>
          <PlayButton
            size="compact-sm"
            mt={4}
            isPlaying={false}
            aria-label={`Hear it: “${words}”`}
            onClick={() => sound.play(...at)}
          >
            Hear it
          </PlayButton>
        </div>
      )}
    </>
  );
}
