import { catalogue } from '../question-types/catalogue.ts';
import { sections, type Section } from '../question-types/section.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import { worthPractising } from '../statistics/points-to-win.ts';
import { mondayOf } from './plan-days.ts';
import { minutesOf, type PlanInput, type PlanSitting, type PlanType } from './plan-input.ts';

export type PlanItem =
  | { readonly kind: 'reviews'; readonly count: number; readonly minutes: number }
  | {
      readonly kind: 'type';
      readonly type: TypeCode;
      readonly questions: number;
      readonly minutes: number;
      /** `most`: wins the most points. `balance`: each week covers each skill, and two pieces of writing. */
      readonly reason: 'most' | 'balance';
    }
  | ({ readonly kind: 'sitting' } & PlanSitting);

type TypeItem = Extract<PlanItem, { kind: 'type' }>;

/** The usual time for one type. */
const blockMinutes = 15;
/** A shorter block is not worth a change of type. */
const leastBlock = 5;
/** The share of a day for due reviews before the week's needs. */
const leastReviews = 1 / 4;
/** Minimum pieces of writing per week, if it has as many days. */
const writingAWeek = 2;

interface Known extends PlanType {
  /** Minutes of recent days, and those planned since. */
  readonly spent: number;
}

/** Plans consecutive days: each depends on the days before. */
export function createDayLists({
  types,
  reviews,
  settings: { targetScore },
}: Pick<PlanInput, 'types' | 'reviews' | 'settings'>) {
  const known = new Map<TypeCode, Known>(
    types.map((one) => [one.type, { ...one, spent: one.lately * minutesOf(one.type) }]),
  );
  const gainOf = (one: Known) => worthPractising(one, targetScore) / (1 + one.spent / blockMinutes);
  let reviewed = 0;
  let week = { monday: '', writing: 0, skills: new Set<Section | ''>() };

  const bestOf = (fits: (type: TypeCode) => boolean) =>
    [...known.values()].filter(({ type }) => fits(type)).toSorted((a, b) => gainOf(b) - gainOf(a))[0];

  function take({ type }: Known, minutes: number, reason: TypeItem['reason']): TypeItem {
    const one = known.get(type);
    if (one) known.set(type, { ...one, spent: one.spent + minutes });
    week.skills.add(catalogue[type].section);
    if (isWritten(type)) week.writing += 1;
    return itemOf(type, minutes, reason);
  }

  /** The week's needs besides points: writing, and each skill. */
  function takeBalance(room: number): TypeItem[] {
    const items: TypeItem[] = [];
    let left = room;
    const takeBest = (fits: (type: TypeCode) => boolean) => {
      const best = bestOf((type) => fits(type) && Math.max(minutesOf(type), leastBlock) <= left);
      if (!best) return;
      const minutes = Math.max(minutesOf(best.type), leastBlock);
      items.push(take(best, minutes, 'balance'));
      left -= minutes;
    };
    if (week.writing < writingAWeek) takeBest(isWritten);
    for (const skill of sections)
      if (!week.skills.has(skill)) takeBest((type) => catalogue[type].section === skill);
    return items;
  }

  const dueOn = (day: string) => reviews.filter((one) => one <= day).length - reviewed;

  function takeReviews(day: string, room: number): PlanItem[] {
    const count = Math.min(dueOn(day), room);
    reviewed += count;
    return count > 0 ? [{ kind: 'reviews', count, minutes: count }] : [];
  }

  function takeMost(room: number): TypeItem[] {
    const items: TypeItem[] = [];
    let left = room;
    while (left > 0) {
      const best = bestOf((type) => minutesOf(type) <= left);
      if (!best) break;
      const wanted = Math.min(left, Math.max(blockMinutes, minutesOf(best.type)));
      const minutes = left - wanted < leastBlock ? left : wanted;
      items.push(take(best, minutes, 'most'));
      left -= minutes;
    }
    return items;
  }

  /**
   * Reviews in a quarter to a half of the day, then the week's needs, then the items that win most points. Fills the
   * minutes exactly if there is any type.
   * @param minutes `shortestDay` at least
   */
  return function listOf(day: string, minutes: number): PlanItem[] {
    const monday = mondayOf(day);
    if (week.monday !== monday) week = { monday, writing: 0, skills: new Set() };
    const reserved = Math.min(dueOn(day), Math.floor(minutes * leastReviews));
    const balance = takeBalance(minutes - reserved);
    const reviewing = takeReviews(day, Math.max(reserved, Math.floor((minutes - sumOf(balance)) / 2)));
    const most = takeMost(minutes - sumOf(balance) - sumOf(reviewing));
    return [...reviewing, ...filled([...balance, ...most], minutes - sumOf(reviewing))];
  };
}

const isWritten = (type: TypeCode) => catalogue[type].layout === 'written';

const itemOf = (type: TypeCode, minutes: number, reason: TypeItem['reason']): TypeItem => ({
  kind: 'type',
  type,
  questions: Math.floor(minutes / minutesOf(type)),
  minutes,
  reason,
});

const sumOf = (items: readonly PlanItem[]) => items.reduce((sum, { minutes }) => sum + minutes, 0);

/** Merges items by type; the last one gets the minutes that are left. */
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
