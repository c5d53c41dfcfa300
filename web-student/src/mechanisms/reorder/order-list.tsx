import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { Text } from '@mantine/core';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { announce } from '#student/core/notices.ts';
import { dragSettings } from '../pieces/drag-settings.ts';
import { gripAction, moved, placeText } from './order.ts';
import { OrderItem, type Control } from './order-item.tsx';

interface Props {
  readonly items: readonly string[];
  readonly textOf: (id: string) => string;
  readonly isLocked: boolean;
  readonly onChange: (items: string[], moved: string) => void;
}

export function OrderList({ items, textOf, isLocked, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const helpId = useId();
  const [held, setHeld] = useState<{ id: string; before: readonly string[] }>();
  const focusNext = useRef<{ id: string; control: Control }>(undefined);

  // Moving an element takes its focus away. Return the focus to the control that the student used.
  useLayoutEffect(() => {
    const wanted = focusNext.current;
    if (!wanted) return;
    focusNext.current = undefined;
    const item = list.current?.querySelector(`[data-paragraph="${wanted.id}"]`);
    const control = item?.querySelector<HTMLElement>(`[data-control="${wanted.control}"]:not(:disabled)`);
    (control ?? item?.querySelector<HTMLElement>('[data-control="grip"]'))?.focus();
  });

  function move(id: string, to: number, control: Control) {
    const from = items.indexOf(id);
    if (to < 0 || to >= items.length || from === to) return;
    const next = moved(items, from, to);
    focusNext.current = { id, control };
    onChange(next, id);
    announce(placeText(next, id));
  }

  function onGripKey(event: KeyboardEvent, id: string) {
    // With a modifier, the key is a page shortcut, such as Ctrl+Enter to submit.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = gripAction(event.key, held?.id === id);
    if (!action || isLocked) return;
    event.preventDefault();
    if (action.kind === 'hold') {
      setHeld({ id, before: items });
      announce(`Paragraph ${id} is picked up. Move it with the arrow keys, put it down with the space bar.`);
    } else if (action.kind === 'move') move(id, items.indexOf(id) + action.by, 'grip');
    else {
      setHeld(undefined);
      if (action.kind === 'cancel' && held) {
        focusNext.current = { id, control: 'grip' };
        onChange([...held.before], id);
      }
      const order = action.kind === 'cancel' && held ? held.before : items;
      announce(`Paragraph ${id} is put down. ${placeText(order, id)}`);
    }
  }

  function onDragEnd({ operation: { source }, canceled }: DragEndEvent) {
    if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
    const next = moved(items, source.initialIndex, source.index);
    onChange(next, String(source.id));
    announce(placeText(next, String(source.id)));
  }

  return (
    <DragDropProvider {...dragSettings} onDragEnd={onDragEnd}>
      <Text size="sm" c="dimmed" mb="sm" id={helpId}>
        Drag a paragraph by its letter, or use the arrows.{' '}
        <span className="keyboard-hint">
          With the keyboard: space bar to pick up, arrow keys to move, space bar to put down.
        </span>
      </Text>
      <ol ref={list} aria-label="Paragraphs in your order" aria-describedby={helpId}>
        {items.map((id, index) => (
          <OrderItem
            key={id}
            id={id}
            index={index}
            count={items.length}
            text={textOf(id)}
            isLocked={isLocked}
            isHeld={held?.id === id}
            onMove={(by, control) => move(id, index + by, control)}
            onGripKey={(event) => onGripKey(event, id)}
            onLeave={() => setHeld((now) => (now?.id === id && !focusNext.current ? undefined : now))}
          />
        ))}
      </ol>
    </DragDropProvider>
  );
}
