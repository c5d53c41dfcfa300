import { useEffect, useRef, useState } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { isEmptyAnswer, type Answer, type QuestionView } from '#domain/question-types/registry.ts';
import { announce } from '#student/core/notices.ts';
import { createUnfinishedAnswer } from '#student/mechanisms/unfinished-answer.ts';
import { isUntouched } from './use-test-answer.ts';

/** Leaves a slow connection enough time: the server refuses late answers. */
const sendsAtSecondsLeft = 2;
/** A recording must first stop and upload. */
const recordingSentAt = 6;

export const waitText = 'You can continue when the recording ends.';

interface Asked {
  readonly view: QuestionView;
  readonly answer: Answer;
  readonly seconds: number;
  readonly isWaiting: boolean;
  readonly isSending: boolean;
  readonly submit: (given: Answer, thenBreak: boolean) => void;
}

export function useSubmission({ view, answer, seconds, isWaiting, isSending, submit }: Asked) {
  const [asking, setAsking] = useState<{ readonly thenBreak: boolean }>();
  const [unfinished] = useState(createUnfinishedAnswer<Answer>);
  const [isEnding, setEnding] = useState(false);

  async function finish(): Promise<Answer> {
    if (!unfinished.isInTheMaking()) return answer;
    setEnding(true);
    // If finishing fails, treat it as no answer: the page asks before it continues without one.
    const made = await unfinished.finish().catch(() => undefined);
    setEnding(false);
    return made ?? answer;
  }

  useLastMoment(seconds, {
    sendsAt: catalogue[view.type].usesMicrophone ? recordingSentAt : sendsAtSecondsLeft,
    isDue: () => !isSending && (unfinished.isInTheMaking() || !isUntouched(view, answer)),
    async send() {
      const given = await finish();
      if (isEmptyAnswer(given)) return;
      submit(given, false);
      announce('The time is nearly up. Your answer was sent.');
    },
  });

  return {
    unfinished,
    isEnding,
    isAsking: asking !== undefined,
    async proceed(thenBreak = false) {
      if (isWaiting) return announce(waitText);
      const given = await finish();
      if (isUntouched(view, given)) setAsking({ thenBreak });
      else submit(given, thenBreak);
    },
    continueAnyway() {
      setAsking(undefined);
      submit(answer, asking?.thenBreak ?? false);
    },
    stay: () => setAsking(undefined),
  };
}

interface AtLast {
  readonly sendsAt: number;
  readonly isDue: () => boolean;
  readonly send: () => Promise<void>;
}

/** Sends only once, even if the screen still shows an earlier refusal. */
function useLastMoment(seconds: number, { sendsAt, isDue, send }: AtLast) {
  const wasSent = useRef(false);
  useEffect(() => {
    if (seconds <= 0 || seconds > sendsAt || wasSent.current || !isDue()) return;
    wasSent.current = true;
    void send();
  });
}
