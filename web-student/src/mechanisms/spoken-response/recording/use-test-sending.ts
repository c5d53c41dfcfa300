import { useEffect, useEffectEvent, useRef } from 'react';
import type { WholeRecording } from '../../../recorder/assemble.ts';
import type { Recorder } from '../../../recorder/create-recorder.ts';
import { ensureSent } from '../../../recorder/sending/sent-recordings.ts';
import type { QuestionScreenProps } from '../../screen.ts';
import { recordedToItsEnd } from './recorded-to-its-end.ts';
import type { SentRecording } from '../../../recorder/sending/create-sender.ts';

interface Props extends Pick<QuestionScreenProps<'spoken-response'>, 'view' | 'onChange' | 'handInRef'> {
  readonly whole: WholeRecording | undefined;
  readonly recorder: Recorder;
}

/** In a test a recording is sent as soon as it is there, and is the answer then; who goes on earlier waits for it. */
export function useTestSending({ view: { type }, onChange, handInRef, whole, recorder }: Props) {
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
    onChange({ type, ...(await send(given)) });
  });
  useEffect(() => {
    // What cannot be sent is told when the student goes on.
    if (whole) sendAtOnce(whole).catch(() => undefined);
  }, [whole]);

  const end = useEffectEvent(async () => {
    const made = whole ?? (await recordedToItsEnd(recorder));
    return made && { type, ...(await send(made)) };
  });
  useEffect(() => {
    if (!handInRef) return undefined;
    handInRef.current = () => end();
    return () => {
      handInRef.current = undefined;
    };
  }, [handInRef]);
}
