import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

/** Plays what was recorded. */
export function PlayRecording({ blob }: { readonly blob: Blob }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    const element = audio.current;
    if (element) element.src = url;
    return () => {
      element?.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [blob]);
  const toggle = () => {
    if (isPlaying) audio.current?.pause();
    // What cannot be played stays silent: the button says so by staying as it is.
    else audio.current?.play().catch(() => setPlaying(false));
  };
  return (
    <>
      <audio
        ref={audio}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
      <Button
        variant="default"
        leftSection={
          isPlaying ? <IconPlayerPause size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />
        }
        onClick={toggle}
      >
        {isPlaying ? 'Pause' : 'Listen to it'}
      </Button>
    </>
  );
}
