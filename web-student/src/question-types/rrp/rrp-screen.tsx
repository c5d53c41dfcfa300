import { Text } from '@mantine/core';
import type { ScreenProps } from '../screen.ts';
import { MarkedOrder } from './marked-order.tsx';
import { OrderList } from './order-list.tsx';
import '../question-types.css';

/** Put paragraphs in order: by dragging, with the buttons, or with the keys. */
export default function RrpScreen({ view, answer, onChange, marked, isLocked }: ScreenProps<'RRP'>) {
  const textOf = (id: string) => view.paragraphs.find((paragraph) => paragraph.id === id)?.text ?? '';
  return (
    <div>
      <Text c="dimmed" mb="sm">
        {view.topic}
      </Text>
      {marked ? (
        <MarkedOrder items={answer.items} textOf={textOf} marked={marked} />
      ) : (
        <OrderList
          items={answer.items}
          textOf={textOf}
          isLocked={isLocked}
          onChange={(items) => onChange({ type: 'RRP', items })}
        />
      )}
    </div>
  );
}
