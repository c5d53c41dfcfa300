import { CloseButton, Popover } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { WordCard } from './word-card.tsx';
import type { AskedWord } from './asked-word.ts';
import styles from './dictionary.module.css';

interface Props {
  readonly asked: AskedWord;
  readonly onClose: () => void;
}

/** Does not take the focus, so that reading can continue. Escape or a click elsewhere closes it. */
export default function WordPopover({ asked: { word, ...place }, onClose }: Props) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Popover
      opened
      onDismiss={onClose}
      position="bottom"
      width={320}
      withArrow
      // The word is not a button that opens a dialog.
      withRoles={false}
      shadow="md"
      transitionProps={{ duration: 0 }}
      middlewares={{ flip: true, shift: { padding: 8 } }}
    >
      <Popover.Target>
        <span className={styles['word-anchor']} style={place} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`Dictionary: ${word}`}>
        <CloseButton className={styles['word-close']} aria-label="Close the dictionary" onClick={onClose} />
        <WordCard word={word} />
      </Popover.Dropdown>
    </Popover>
  );
}
