import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import styles from './reorder.module.css';

export type Control = 'grip' | 'up' | 'down';

interface Props {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly text: string;
  readonly isLocked: boolean;
  readonly isHeld: boolean;
  readonly onMove: (by: -1 | 1, control: Control) => void;
  readonly onGripKey: (event: KeyboardEvent) => void;
  readonly onLeave: () => void;
}

export function OrderItem({ id, index, count, text, isLocked, isHeld, onMove, onGripKey, onLeave }: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id, index, disabled: isLocked });
  const moves = [
    { by: -1, control: 'up', label: `Move paragraph ${id} up`, Icon: IconArrowUp, isOff: index === 0 },
    {
      by: 1,
      control: 'down',
      label: `Move paragraph ${id} down`,
      Icon: IconArrowDown,
      isOff: index === count - 1,
    },
  ] as const;
  return (
    <li
      className={`framed ${styles['order-item']}`}
      data-held={isHeld}
      data-dragged={isDragging}
      ref={ref}
      data-paragraph={id}
    >
      <button
        type="button"
        className={`plain-button ${styles['order-grip']}`}
        ref={handleRef}
        data-control="grip"
        aria-label={`Paragraph ${id}, ${index + 1} of ${count}${isHeld ? ', picked up' : ''}`}
        disabled={isLocked}
        onKeyDown={onGripKey}
        onBlur={onLeave}
      >
        <IconGripVertical size={18} stroke={1.6} aria-hidden />
        <span className={styles['order-letter']} aria-hidden>
          {id}
        </span>
      </button>
      <span className={styles['order-text']}>{text}</span>
      <Stack component="span" gap={4} flex="none">
        {moves.map(({ by, control, label, Icon, isOff }) => (
          <ActionIcon
            key={control}
            variant="default"
            size={32}
            data-control={control}
            aria-label={label}
            disabled={isLocked || isOff}
            onClick={() => onMove(by, control)}
          >
            <Icon size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        ))}
      </Stack>
    </li>
  );
}
