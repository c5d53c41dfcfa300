import { useEffect, useRef, useState } from 'react';
import { codeOf, messages } from '#student/core/messages.ts';
import type { WholeRecording } from '#student/recorder/assemble.ts';
import type { SentRecording } from '#student/recorder/sending/create-sender.ts';
import { ensureSent } from '#student/recorder/sending/sent-recordings.ts';

export function useSending(whole: WholeRecording, onSent: (sent: SentRecording) => void) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    isSending,
    problem,
    async send() {
      const { signal } = (running.current = new AbortController());
      setSending(true);
      setProblem(undefined);
      try {
        const sent = await ensureSent(whole, signal);
        if (!signal.aborted) onSent(sent);
      } catch (error) {
        if (signal.aborted) return;
        setSending(false);
        setProblem(messages[codeOf(error)]);
      }
    },
  };
}

export type Sending = ReturnType<typeof useSending>;
