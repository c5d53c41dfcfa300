import type { TypeCode } from '../question-types/type-code.ts';
import { minutesOf, type PlanInput, type PlanSitting, type PlanType } from './plan-input.ts';
import { shortestDay } from './plan-settings.ts';

/** Something to do, with the minutes that are kept for it. */
export type PlanItem =
  | { readonly kind: 'reviews'; readonly count: number; readonly minutes: number }
  | {
      readonly kind: 'type';
      readonly type: TypeCode;
      readonly questions: number;
      readonly minutes: number;
      /** `cheapest`: most points for the time. `waiting`: of all types this one was left alone for longest. */
      readonly reason: 'cheapest' | 'waiting';
    }
  | ({ readonly kind: 'sitting' } & PlanSitting);

type TypeItem = Extract<PlanItem, { kind: 'type' }>;

/** So many minutes a type gets in one go, where it does not need more. */
const blockMinutes = 15;
/** A shorter block is not worth changing the type for. */
const leastBlock = 5;
/** A share that rests on few answers is drawn to the middle, as if so many more had reached half of the points. */
const assumedAnswers = 4;

interface Known extends PlanType {
  /** Minutes of the last days, and those planned since. */
  readonly spent: number;
  readonly last: string;
}

/** Makes the list of one day after the other: each remembers what the days before it planned. */
export function createDayLists({ types, reviews }: Pick<PlanInput, 'types' | 'reviews'>) {
  const known = new Map<TypeCode, Known>(
    types.map((one) => [
      one.type,
      { ...one, spent: one.lately * minutesOf(one.type), last: one.lastPractised ?? '' },
    ]),
  );
  let reviewed = 0;

  function take(day: string, type: TypeCode, minutes: number): void {
    const one = known.get(type);
    if (one) known.set(type, { ...one, spent: one.spent + minutes, last: day });
  }

  function takeWaiting(day: string, count: number): TypeItem[] {
    const longest = [...known.values()]
      .toSorted((a, b) => (a.last < b.last ? -1 : a.last > b.last ? 1 : 0))
      .slice(0, count);
    return longest.map(({ type }) => {
      const minutes = Math.max(minutesOf(type), leastBlock);
      take(day, type, minutes);
      return itemOf(type, minutes, 'waiting');
    });
  }

  function takeReviews(day: string, room: number): PlanItem[] {
    const due = reviews.filter((one) => one <= day).length - reviewed;
    const count = Math.min(due, room);
    reviewed += count;
    return count > 0 ? [{ kind: 'reviews', count, minutes: count }] : [];
  }

  function takeCheapest(day: string, room: number): TypeItem[] {
    const items: TypeItem[] = [];
    let left = room;
    while (left > 0) {
      const fitting = [...known.values()].filter(({ type }) => minutesOf(type) <= left);
      const [best] = fitting.toSorted((a, b) => gainOf(b) - gainOf(a));
      if (!best) break;
      const wanted = Math.min(left, Math.max(blockMinutes, minutesOf(best.type)));
      const minutes = left - wanted < leastBlock ? left : wanted;
      take(day, best.type, minutes);
      items.push(itemOf(best.type, minutes, 'cheapest'));
      left -= minutes;
    }
    return items;
  }

  /**
   * What to practise on a day: the types that have waited for longest, the reviews in at most half of the rest, then
   * what gains most for its time. It takes just these minutes where there is any type.
   * @param minutes `shortestDay` at least
   */
  return function listOf(day: string, minutes: number): PlanItem[] {
    const waiting = takeWaiting(day, Math.floor(minutes / shortestDay));
    const room = minutes - sumOf(waiting);
    const reviewing = takeReviews(day, Math.floor(room / 2));
    const cheapest = takeCheapest(day, room - sumOf(reviewing));
    return [...reviewing, ...filled([...waiting, ...cheapest], minutes - sumOf(reviewing))];
  };
}

const itemOf = (type: TypeCode, minutes: number, reason: TypeItem['reason']): TypeItem => ({
  kind: 'type',
  type,
  questions: Math.floor(minutes / minutesOf(type)),
  minutes,
  reason,
});

const sumOf = (items: readonly PlanItem[]) => items.reduce((sum, { minutes }) => sum + minutes, 0);

/** Points of the overall score for a minute, less for what had many minutes already, as seats are shared by d'Hondt. */
function gainOf({ type, weight, answered, share, spent }: Known): number {
  const likely = ((share ?? 0) * answered + assumedAnswers / 2) / (answered + assumedAnswers);
  return (weight * (1 - likely)) / minutesOf(type) / (1 + spent / blockMinutes);
}

/** Each type once, and the minutes that no type fits in given to the last one. */
function filled(items: readonly TypeItem[], minutes: number): TypeItem[] {
  const rest = minutes - sumOf(items);
  const byType = new Map<TypeCode, TypeItem>();
  for (const [index, item] of items.entries()) {
    const own = item.minutes + (index === items.length - 1 ? rest : 0);
    const { minutes: before = 0, reason = item.reason } = byType.get(item.type) ?? {};
    byType.set(item.type, itemOf(item.type, before + own, reason));
  }
  return [...byType.values()];
}
