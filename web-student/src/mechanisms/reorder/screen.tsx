import { Text } from '@mantine/core';
import { Fault } from '../pieces/fault.tsx';
import { quotedRange, type Quote } from '../pieces/quoted.ts';
import { QuotedText } from '../pieces/quoted-text.tsx';
import type { SolutionOf } from '#domain/question-types/kinds.ts';
import { useAnswer } from '../use-answer.ts';
import { MarkedOrder } from './marked-order.tsx';
import { OrderList } from './order-list.tsx';
import { RightOrder } from './right-order.tsx';

export default function ReorderScreen() {
  const { view, answer, change, phase, score, solution, showAnswer, isLocked, fault, quote } =
    useAnswer('reorder');
  const indexOf = (id: string) => view.paragraphs.findIndex((paragraph) => paragraph.id === id);
  const textOf = (id: string) => view.paragraphs[indexOf(id)]?.text ?? '';
  const isAllRight = score !== undefined && score.points === score.maximum;
  const decisive = solution && quote !== undefined ? secondOfPair(solution, quote) : undefined;
  const marked = (id: string) => (
    <QuotedText text={textOf(id)} range={id === decisive ? quotedRange(textOf(id), quote) : undefined} />
  );
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
            change(
              { type: view.type, items },
              { act: 'moved', part: indexOf(moved), to: items.indexOf(moved) },
            )
          }
        />
      )}
      {fault !== undefined && <Fault text={fault} />}
      {solution && showAnswer && !isAllRight && <RightOrder items={solution.items} textOf={textOf} />}
    </div>
  );
}

/** A quote belongs to the paragraph that links back; other paragraphs may have the same words. */
function secondOfPair({ items, explanations }: SolutionOf<'reorder'>, quote: Quote): string | undefined {
  return items[explanations.findIndex((reason) => reason.quote === quote) + 1];
}
