import { useDraggable, useDroppable } from '@dnd-kit/react';
import { Menu } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { openWithArrow } from '#student/components/menu-button/open-with-arrow.ts';
import styles from './word-bank-blanks.module.css';

interface Props {
  readonly index: number;
  readonly word: string;
  readonly offered: readonly string[];
  readonly isAwaited: boolean;
  readonly isLocked: boolean;
  readonly describedBy: string | undefined;
  readonly onPlace: () => void;
  readonly onChoose: (word: string) => void;
  readonly onTakeOut: () => void;
}

export function WordSlot(props: Props) {
  const { index, word, offered, isAwaited, isLocked, describedBy, onPlace, onChoose, onTakeOut } = props;
  const [isOpen, setOpen] = useState(false);
  const { ref: dropRef, isDropTarget } = useDroppable({ id: `blank-${index}`, data: { blank: index } });
  const { ref: dragRef } = useDraggable({
    id: `filled-${index}`,
    data: { text: word, blank: index },
    disabled: isLocked || word === '',
  });
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (word !== '' && (event.key === 'Delete' || event.key === 'Backspace')) onTakeOut();
    if (!isAwaited) openWithArrow(event);
  }
  const state = word === '' ? styles['is-empty'] : '';
  return (
    <span ref={dropRef} className={styles['slot']}>
      <Menu
        opened={isOpen}
        onChange={(opens) => (isAwaited ? onPlace() : setOpen(opens))}
        disabled={isLocked}
        position="bottom-start"
        hideDetached={false}
      >
        <Menu.Target>
          <button
            type="button"
            ref={dragRef}
            className={`${styles['slot-button']} ${state}`}
            data-awaited={isAwaited}
            data-drop-target={isDropTarget || undefined}
            aria-label={`Blank ${index + 1}: ${word === '' ? 'empty' : word}`}
            aria-describedby={describedBy}
            disabled={isLocked}
            onKeyDown={onKeyDown}
          >
            {word === '' ? index + 1 : word}
          </button>
        </Menu.Target>
        <Menu.Dropdown className={styles['slot-menu']}>
          {offered.map((free, place) => (
            <Menu.Item key={place} onClick={() => onChoose(free)}>
              {free}
            </Menu.Item>
          ))}
          {word !== '' && (
            <>
              {offered.length > 0 && <Menu.Divider />}
              <Menu.Item onClick={onTakeOut}>Take “{word}” out</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
