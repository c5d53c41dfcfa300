import { Alert, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { letsGoAt, stages } from './analysis-stages.ts';
import { takeOver } from './come-into-view.ts';

interface Props {
  readonly since: number;
}

const secondsSince = (since: number) => Math.max(0, Date.now() - since) / 1000;

export default function AwaitedScore({ since }: Props) {
  const [seconds, setSeconds] = useState(() => secondsSince(since));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(since)), 250);
    return () => clearInterval(timer);
  }, [since]);
  if (seconds >= letsGoAt) {
    return (
      <Alert
        ref={takeOver}
        tabIndex={-1}
        color="blue"
        variant="light"
        mt="md"
        title="Your score is on its way"
        role="status"
      >
        Your answer is saved. The analysis is taking longer than usual. Continue, and find your score here
        later.
      </Alert>
    );
  }
  const stage = stages.findLast(({ from }) => seconds >= from) ?? stages[0];
  return (
    <Alert
      ref={takeOver}
      tabIndex={-1}
      color="blue"
      variant="light"
      mt="md"
      icon={<Loader size={18} aria-hidden />}
      title={stage.text}
      role="status"
    >
      Your answer is saved and being scored.
    </Alert>
  );
}
