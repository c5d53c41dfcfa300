import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface Props {
  readonly message: string;
  readonly isDraftDropped: boolean;
}

export default function RefusedAlert({ message, isDraftDropped }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return (
    <Alert
      ref={element}
      tabIndex={-1}
      className="focus-target"
      style={{ scrollMargin: 96 }}
      color="red"
      variant="light"
      mb="md"
      role="alert"
      title="Your answer was not accepted"
    >
      {message}{' '}
      {isDraftDropped ? 'Your answer no longer fits. Please answer again.' : 'Your answer is still here.'}
    </Alert>
  );
}
