import { Checkbox, Stack, Title } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { useState } from 'react';
import { playerShortcuts } from '#student/audio/player-keys.ts';
import { Dialog } from '#student/components/dialog.tsx';
import { exerciseShortcuts, singleKeyShortcuts } from './shortcut-texts.ts';
import { hasSingleKeys, setSingleKeys } from '#student/core/page/use-shortcuts.ts';
import styles from './shortcut-sheet.module.css';

interface Props {
  readonly hasPlayer: boolean;
  readonly onClose: () => void;
}

interface Shortcut {
  readonly keys: readonly string[];
  readonly text: string;
}

export function ShortcutSheet({ hasPlayer, onClose }: Props) {
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <Shortcuts shortcuts={exerciseShortcuts} />
      {hasPlayer && (
        <>
          <Title order={3} size="h5" mt="md">
            Recording
          </Title>
          <Shortcuts shortcuts={playerShortcuts} />
        </>
      )}
      <Title order={3} size="h5" mt="md">
        Single keys
      </Title>
      <Shortcuts shortcuts={singleKeyShortcuts} />
      <Checkbox
        mt="md"
        label="Use single keys when I am not typing"
        checked={isOn}
        onChange={({ currentTarget }) => {
          setSingleKeys(currentTarget.checked);
          setOn(currentTarget.checked);
        }}
      />
    </Dialog>
  );
}

function Shortcuts({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  return (
    <Stack component="dl" gap={6} mt={8} className={styles['shortcuts']}>
      {shortcuts.map(({ keys, text }) => (
        <div key={keys.join() + text}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Stack>
  );
}
