import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './recovery-codes.module.css';

export function RecoveryCodes({
  codes,
  done,
  onEnd,
}: {
  readonly codes: readonly string[];
  /** Confirms the action that created the codes. */
  readonly done: string;
  readonly onEnd: () => void;
}) {
  const [isCopied, setCopied] = useState(false);
  const text = `Ninety recovery codes. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <Stack gap="md">
      <Text fw={600}>{done}</Text>
      <Text>
        Keep these recovery codes where you can find them without your phone. Each logs you in once, instead
        of the app or the passkey. We show them only once.
      </Text>
      <ul className={styles['recovery-codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          Copy
        </Button>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="ninety-recovery-codes.txt"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Download
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Group>
      <Text size="sm" role="status">
        {isCopied ? 'Copied.' : ''}
      </Text>
      <Group justify="flex-end">
        <Button onClick={onEnd}>I have saved them</Button>
      </Group>
    </Stack>
  );
}
