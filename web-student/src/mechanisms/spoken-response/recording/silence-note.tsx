import { Button, Group, Text } from '@mantine/core';

/** For a recording that stopped automatically: specification, document 2, section 8. */
export function SilenceNote({ onExplain }: { readonly onExplain?: (() => void) | undefined }) {
  return (
    <Group gap="xs">
      <Text fw={600}>Silence detected</Text>
      {onExplain && (
        <Button variant="subtle" size="compact-sm" onClick={onExplain}>
          Why did it stop?
        </Button>
      )}
    </Group>
  );
}
