import type { WholeRecording } from '#student/recorder/assemble.ts';
import type { Recorder } from '#student/recorder/create-recorder.ts';

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
