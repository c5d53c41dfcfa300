import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

export function FormFailure({ text }: { readonly text: string | undefined }) {
  return (
    <div>
      {text !== undefined && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {text}
        </Alert>
      )}
    </div>
  );
}
