import { useEffect, useEffectEvent, useRef } from 'react';
import type { WholeRecording } from '#student/recorder/assemble.ts';
import type { Recorder } from '#student/recorder/create-recorder.ts';
import { ensureSent } from '#student/recorder/sending/sent-recordings.ts';
import { useAnswer } from '../../use-answer.ts';
import { stopRecording } from './stop-recording.ts';
import type { SentRecording } from '#student/recorder/sending/create-sender.ts';

export function useTestSending(whole: WholeRecording | undefined, recorder: Recorder) {
  const { view, change, test } = useAnswer('spoken-response');
  const { type } = view;
  const sending = useRef<{ readonly id: string; readonly sent: Promise<SentRecording> }>(undefined);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  function send(given: WholeRecording): Promise<SentRecording> {
    if (sending.current?.id !== given.id)
      sending.current = { id: given.id, sent: ensureSent(given, leaving.current.signal) };
    return sending.current.sent;
  }
  const sendAtOnce = useEffectEvent(async (given: WholeRecording) => {
    change({ type, ...(await send(given)) });
  });
  useEffect(() => {
    // The page reports a failed upload when the student continues.
    if (whole) sendAtOnce(whole).catch(() => undefined);
  }, [whole]);

  const end = useEffectEvent(async () => {
    const made = whole ?? (await stopRecording(recorder));
    return made && { type, ...(await send(made)) };
  });
  const unfinished = test?.unfinished;
  useEffect(() => unfinished?.endBy(() => end()), [unfinished]);
}
