import type { WholeRecording } from '../../../recorder/assemble.ts';
import type { Recorder } from '../../../recorder/create-recorder.ts';

/** Stops what is being recorded as soon as that may be. @returns what was recorded; nothing where nothing is */
export function stopRecording({ view, stop }: Pick<Recorder, 'view' | 'stop'>) {
  const { promise, resolve } = Promise.withResolvers<WholeRecording | undefined>();
  const look = () => {
    const { status, canStop, recording } = view.get();
    if (canStop) stop();
    else if (status !== 'recording' && status !== 'closing') resolve(recording?.whole);
  };
  const leave = view.subscribe(look);
  look();
  return promise.finally(leave);
}
