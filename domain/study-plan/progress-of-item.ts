import type { z } from 'zod';
import type { PlanItem } from './day-list.ts';
import type { doneTodaySchema } from './plan-schema.ts';

/** How much of an item today's answers have done. */
export function progressOfItem(
  item: PlanItem,
  done: z.infer<typeof doneTodaySchema>,
): { readonly done: number; readonly isDone: boolean } {
  if (item.kind === 'reviews') return { done: done.reviews, isDone: done.reviews >= item.count };
  if (item.kind === 'sitting') {
    const isDone = done.sittings.includes(item.mockTestId);
    return { done: isDone ? 1 : 0, isDone };
  }
  const answered = done.types.find(({ type }) => type === item.type)?.answered ?? 0;
  return { done: Math.min(answered, item.questions), isDone: answered >= item.questions };
}
