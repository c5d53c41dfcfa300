import { useEffect, useState } from 'react';
import { useObservable } from '#student/core/observable.ts';
import { createSound } from './sound.ts';

export function useSound(source: string | Blob | undefined) {
  const [sound] = useState(() => createSound());
  useEffect(() => {
    const url = source instanceof Blob ? URL.createObjectURL(source) : source;
    sound.load(url);
    return () => {
      sound.load(undefined);
      if (source instanceof Blob && url !== undefined) URL.revokeObjectURL(url);
    };
  }, [sound, source]);
  return { ...sound, ...useObservable(sound.state) };
}
