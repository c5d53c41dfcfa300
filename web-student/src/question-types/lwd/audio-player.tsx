import { ActionIcon, Alert, Progress, SegmentedControl, Slider, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerStopFilled,
  IconRotate,
  IconVolume,
} from '@tabler/icons-react';
import { useId } from 'react';
import { clockText } from '../../core/server-clock.ts';
import { speeds, useAudio } from './use-audio.ts';

interface Props {
  readonly track: string;
  /** The recording has ended once, or will never play. */
  readonly onOver: () => void;
}

const speedChoices = speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }));

/** Restart, play and pause, stop, progress, speed and volume: specification, document 1, section 2. */
export function AudioPlayer({ track, onOver }: Props) {
  const { ref, state, events, controls } = useAudio(onOver);
  const id = useId();
  const Toggle = state.isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  const src = `/api/aws/getAudioFile/${encodeURIComponent(track)}`;
  return (
    <section className="player" aria-label="Recording">
      {/* The sentence is what is to be understood by ear: captions would give the answer away. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={ref} src={src} preload="auto" {...events} />
      {state.hasFailed && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} role="alert">
          Your browser does not support the audio player.
        </Alert>
      )}
      <div className="player-row">
        <ActionIcon
          variant="filled"
          size={44}
          radius="xl"
          aria-label={state.isPlaying ? 'Pause' : 'Play'}
          onClick={controls.toggle}
        >
          <Toggle size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={40} radius="xl" aria-label="Restart" onClick={controls.restart}>
          <IconRotate size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={40} radius="xl" aria-label="Stop" onClick={controls.stop}>
          <IconPlayerStopFilled size={18} aria-hidden />
        </ActionIcon>
        <div className="player-track">
          <Progress
            value={state.duration > 0 ? (state.position / state.duration) * 100 : 0}
            aria-label="Progress of the recording"
          />
        </div>
        <Text size="sm" className="digits">
          {clockText(state.position)} / {clockText(state.duration)}
        </Text>
      </div>
      <div className="player-row">
        <SegmentedControl
          size="xs"
          aria-label="Speed"
          data={speedChoices}
          value={String(state.speed)}
          onChange={(value) => controls.setSpeed(Number(value))}
        />
        <div className="player-volume">
          <IconVolume size={20} stroke={1.6} aria-hidden />
          <Slider
            flex={1}
            min={0}
            max={1}
            step={0.05}
            label={null}
            id={`${id}-volume`}
            thumbLabel="Volume"
            value={state.volume}
            onChange={controls.setVolume}
          />
        </div>
      </div>
    </section>
  );
}
