import { Button, Group, List, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { useEffect, useRef, useState } from 'react';
import { VolumeSlider } from '#student/audio/volume/volume-slider.tsx';
import { storeVolume, storedVolume } from '#student/audio/volume/volume.ts';
import { PlayButton } from '#student/components/play-button.tsx';
import { melodyFile } from './test-melody.ts';

type Heard = 'yes' | 'no';

export function SoundCheck() {
  const audio = useRef<HTMLAudioElement>(null);
  const [volume, setVolume] = useState(() => storedVolume());
  const [isPlaying, setPlaying] = useState(false);
  const [wasPlayed, setPlayed] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [heard, setHeard] = useState<Heard>();
  useEffect(() => {
    const element = audio.current;
    const url = URL.createObjectURL(melodyFile());
    if (element) element.src = url;
    return () => {
      element?.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, []);
  useEffect(() => {
    if (audio.current) audio.current.volume = volume;
  }, [volume]);
  const toggle = () => {
    setFailed(false);
    if (isPlaying) audio.current?.pause();
    else audio.current?.play().catch(() => setFailed(true));
  };
  return (
    <Stack gap="sm">
      <audio
        ref={audio}
        onPlay={() => setPlaying(true)}
        onPlaying={() => setPlayed(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
      <Group>
        <PlayButton isPlaying={isPlaying} onClick={toggle}>
          {isPlaying ? 'Pause the notes' : 'Play four notes'}
        </PlayButton>
        <VolumeSlider
          volume={volume}
          onChange={(next) => {
            setVolume(next);
            storeVolume(next);
          }}
        />
        <Text size="sm" className="digits" aria-hidden>
          {Math.round(volume * 100)}%
        </Text>
      </Group>
      {hasFailed && <Text role="alert">This browser did not play the notes. Load the page again.</Text>}
      {wasPlayed && heard === undefined && (
        <Group>
          <Button onClick={() => setHeard('yes')}>I hear it</Button>
          <Button variant="default" onClick={() => setHeard('no')}>
            I hear nothing
          </Button>
        </Group>
      )}
      <div role="status">
        {heard === 'yes' && (
          <Text fw={600}>Your sound works. Tests play their recordings at this volume.</Text>
        )}
        {heard === 'no' && (
          <>
            <Text fw={600}>Check these, then play the notes again:</Text>
            <List mt="xs" spacing={4}>
              <List.Item>Is the volume up, here and on your device? Is the browser’s tab muted?</List.Item>
              <List.Item>Is the headset plugged in, charged and switched on?</List.Item>
              <List.Item>Is the right output selected in the sound settings of your device?</List.Item>
            </List>
          </>
        )}
      </div>
      {heard === 'no' && (
        <Group>
          <Button onClick={() => setHeard('yes')}>Now I hear it</Button>
        </Group>
      )}
    </Stack>
  );
}
