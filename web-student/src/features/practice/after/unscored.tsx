import { Alert } from '@mantine/core';
import { comeIntoView } from './come-into-view.ts';

export function Unscored({ isSpoken }: { readonly isSpoken: boolean }) {
  return (
    <Alert
      ref={comeIntoView}
      color="red"
      variant="light"
      mt="md"
      title={isSpoken ? 'Error 2: Contact team' : 'Your answer could not be scored'}
      role="status"
    >
      {isSpoken
        ? 'Your recording is saved, but we could not score it. Your credit was returned. Try again, and contact the team if this happens twice.'
        : 'It is saved, but we could not analyse it this time. Compare it with the sample answer, or try again to get a score.'}
    </Alert>
  );
}
