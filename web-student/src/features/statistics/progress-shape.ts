import type { SkillStatistics } from '#domain/statistics/skill-statistics.ts';

type Day = SkillStatistics['daily'][number];

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface DayPlace {
  readonly day: string;
  readonly x: number;
  readonly y: number | undefined;
  readonly barHeight: number;
}

const barShare = 0.28;
const gap = 10;

export function progressShape(daily: readonly Day[], { width, height }: Size) {
  const column = width / Math.max(1, daily.length);
  const most = Math.max(1, ...daily.map(({ answered }) => answered));
  const barRoom = height * barShare;
  const lineRoom = height - barRoom - gap;
  const yOf = (percent: number) => lineRoom * (1 - percent / 100);
  const days = daily.map(({ day, answered, percent }, index): DayPlace => ({
    day,
    x: column * (index + 0.5),
    y: percent === null ? undefined : yOf(percent),
    barHeight: (answered / most) * barRoom,
  }));
  const line = days
    .flatMap(({ x, y }) => (y === undefined ? [] : [`${x.toFixed(1)},${y.toFixed(1)}`]))
    .join(' ');
  return { days, line, barWidth: Math.max(2, Math.min(24, column * 0.6)), yOf, most };
}
