import { Alert } from '@mantine/core';
import { comeIntoView } from './come-into-view.ts';

/** Said where the analysis came to no score. */
export function Unscored() {
  return (
    <Alert
      ref={comeIntoView}
      color="red"
      variant="light"
      mt="md"
      title="Your answer could not be scored"
      role="status"
    >
      It is saved, but the analysis did not work this time. Compare it with the sample answer, or try again to
      have another answer scored.
    </Alert>
  );
}
