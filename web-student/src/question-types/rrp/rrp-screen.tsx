import { Text } from '@mantine/core';
import { Fault } from '../fault.tsx';
import { quotedRange } from '../pieces/quoted.ts';
import { QuotedText } from '../pieces/quoted-text.tsx';
import type { QuestionScreenProps } from '../screen.ts';
import { MarkedOrder } from './marked-order.tsx';
import { OrderList } from './order-list.tsx';
import { RightOrder } from './right-order.tsx';
import '../question-types.css';
import './rrp.css';

/** Put paragraphs in order: by dragging, with the buttons, or with the keys. */
export default function RrpScreen(props: QuestionScreenProps<'RRP'>) {
  const {
    view,
    answer,
    onChange,
    phase,
    score,
    solution,
    showAnswer,
    isLocked = false,
    fault,
    quote,
  } = props;
  const indexOf = (id: string) => view.paragraphs.findIndex((paragraph) => paragraph.id === id);
  const textOf = (id: string) => view.paragraphs[indexOf(id)]?.text ?? '';
  const marked = (id: string) => <QuotedText text={textOf(id)} range={quotedRange(textOf(id), quote)} />;
  return (
    <div>
      <Text c="dimmed" mb="sm">
        {view.topic}
      </Text>
      {phase === 'after' ? (
        <MarkedOrder items={answer.items} textOf={marked} score={score} />
      ) : (
        <OrderList
          items={answer.items}
          textOf={textOf}
          isLocked={isLocked}
          onChange={(items, moved) =>
            onChange({ type: 'RRP', items }, { act: 'moved', part: indexOf(moved), to: items.indexOf(moved) })
          }
        />
      )}
      {fault !== undefined && <Fault text={fault} />}
      {solution && showAnswer && <RightOrder items={solution.items} textOf={textOf} />}
    </div>
  );
}
