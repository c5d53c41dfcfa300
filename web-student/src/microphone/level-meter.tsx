import { Text } from '@mantine/core';
import { useObservable, type Observable } from '../core/observable.ts';
import type { Hearing } from '../recorder/capture/open-microphone.ts';
import { roomNoise } from '../recorder/sound/sound-check.ts';
import { levelShare, levelWord } from './level-words.ts';
import styles from './level-meter.module.css';

const roomTexts = {
  quiet: 'The room is quiet.',
  'some noise': 'There is some noise in the room. Close the window or switch off the fan.',
  loud: 'The room is loud. Look for a quieter place, or use a headset.',
} as const;
const mutedText =
  'No sound at all comes from this microphone. Is it switched off, or muted in the settings of your computer?';
/** A microphone that sends only zeros for this long is switched off. */
const mutedMs = 2000;

export function LevelMeter({ hearing }: { readonly hearing: Observable<Hearing | undefined> }) {
  const heard = useObservable(hearing);
  const word = heard ? levelWord(heard.level) : 'Nothing';
  const share = heard ? levelShare(heard.level) : 0;
  const isMuted = heard !== undefined && heard.level.peak === 0 && heard.quietMs >= mutedMs;
  return (
    <div className={styles['level']}>
      <div className={styles['level-head']}>
        <Text size="sm" fw={600} id="level-name">
          Level
        </Text>
        <Text size="sm" aria-hidden>
          {word}
        </Text>
      </div>
      <div
        className={styles['level-meter']}
        role="meter"
        aria-labelledby="level-name"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={word}
        data-word={word}
      >
        <div style={{ transform: `scaleX(${share})` }} />
      </div>
      {/* Reserves its space from the start, so that nothing below moves under a finger. */}
      <Text size="sm" mt="xs" className={styles['level-room']}>
        {!heard && 'Listening…'}
        {heard && (isMuted ? mutedText : roomTexts[roomNoise(heard.floor)])}
      </Text>
    </div>
  );
}
