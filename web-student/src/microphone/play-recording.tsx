import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PlayButton } from '../components/play-button.tsx';

interface Props {
  readonly blob: Blob;
  readonly playsAtOnce?: boolean;
  readonly takesFocus?: boolean;
}

export function PlayRecording({ blob, playsAtOnce = false, takesFocus = false }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const beginAlone = useEffectEvent(() => {
    // If the browser requires a press first, the button is there.
    if (playsAtOnce) audio.current?.play().catch(() => undefined);
  });
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    const element = audio.current;
    if (element) element.src = url;
    beginAlone();
    return () => {
      element?.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [blob]);
  const toggle = () => {
    if (isPlaying) audio.current?.pause();
    // If playback fails, the button stays as it is.
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
      <PlayButton isPlaying={isPlaying} onClick={toggle} {...(takesFocus && { 'data-autofocus': true })}>
        {isPlaying ? 'Pause' : 'Listen to it'}
      </PlayButton>
    </>
  );
}
