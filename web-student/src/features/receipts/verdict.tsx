import { Alert } from '@mantine/core';

export interface Said {
  readonly title: string;
  readonly text: string;
  readonly color: string;
}

export function Verdict({ said }: { readonly said: Said }) {
  const { title, text, color } = said;
  return (
    <Alert
      title={title}
      color={color}
      variant="outline"
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      {text}
    </Alert>
  );
}
